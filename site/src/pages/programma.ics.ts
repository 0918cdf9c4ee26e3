import { calendarAnswer } from '../programme/export/answers.ts';
import { exportProgramme } from '../programme/export/programme-export.ts';
import { exportRoute } from './_export-route.ts';

/** `GET /programma.ics?thema=…&type=…&locatie=…`: the programme as a calendar to follow. */
export const GET = exportRoute({ find: exportProgramme, answer: calendarAnswer('inline') });
