import { documentAnswer } from '../programme/export/answers.ts';
import { exportProgramme } from '../programme/export/programme-export.ts';
import { exportRoute } from './_export-route.ts';

/** `GET /programma.json?thema=…&type=…&locatie=…`: the programme for programs (`ScheduleDocument`). */
export const GET = exportRoute({ find: exportProgramme, answer: documentAnswer });
