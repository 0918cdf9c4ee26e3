import { conferenceAnswer } from '@inktvis/programme/export/answers';
import { exportProgramme } from '@inktvis/programme/export/programme-export';
import { exportRoute } from './_export-route.ts';

/** `GET /programma.xml?thema=…&type=…&locatie=…`: the programme for conference apps (frab). */
export const GET = exportRoute({ find: exportProgramme, answer: conferenceAnswer });
