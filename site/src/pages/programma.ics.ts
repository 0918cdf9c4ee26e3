import { exportProgramme } from '@inktvis/programme/export/exports';
import { calendarResponse } from '@inktvis/programme/export/responses';
import { exportRoute } from './_export-route.ts';

/** `GET /programma.ics?thema=…&type=…&locatie=…`: the programme as a calendar to follow. */
export const GET = exportRoute({ find: exportProgramme, respond: calendarResponse('inline') });
