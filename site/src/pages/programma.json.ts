import { exportProgramme } from '@inktvis/programme/export/exports';
import { documentResponse } from '@inktvis/programme/export/responses';
import { exportRoute } from './_export-route.ts';

/** `GET /programma.json?thema=…&type=…&locatie=…`: the programme for programs (`ScheduleDocument`). */
export const GET = exportRoute({ find: exportProgramme, respond: documentResponse });
