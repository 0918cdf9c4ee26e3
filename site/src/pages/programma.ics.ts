import { calendarAnswer } from '@inktvis/programme/export/answers';
import { exportProgramme } from '@inktvis/programme/export/programme-export';
import { exportRoute } from './_export-route.ts';

/** `GET /programma.ics?thema=…&type=…&locatie=…`: the programme as a calendar to follow. */
export const GET = exportRoute({ find: exportProgramme, answer: calendarAnswer('inline') });
