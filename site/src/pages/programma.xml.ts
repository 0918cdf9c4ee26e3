import { conferenceAnswer } from '../programme/export/answers.ts';
import { exportProgramme } from '../programme/export/programme-export.ts';
import { exportRoute } from './_export-route.ts';

/** `GET /programma.xml?thema=…&type=…&locatie=…`: the programme for conference apps (frab). */
export const GET = exportRoute({ find: exportProgramme, answer: conferenceAnswer });
