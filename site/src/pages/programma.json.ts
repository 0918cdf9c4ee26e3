import { documentAnswer } from '@inktvis/programme/export/answers';
import { exportProgramme } from '@inktvis/programme/export/programme-export';
import { exportRoute } from './_export-route.ts';

/** `GET /programma.json?thema=…&type=…&locatie=…`: the programme for programs (`ScheduleDocument`). */
export const GET = exportRoute({ find: exportProgramme, answer: documentAnswer });
