import { exportProgramme } from '@inktvis/programme/export/exports';
import { conferenceResponse } from '@inktvis/programme/export/responses';
import { exportRoute } from './_export-route.ts';

/** `GET /programma.xml?thema=…&type=…&locatie=…`: the programme for conference apps (frab). */
export const GET = exportRoute({ find: exportProgramme, respond: conferenceResponse });
