import { calendarAnswer } from '@inktvis/programme/export/answers';
import { exportList } from '@inktvis/programme/export/picked-export';
import { exportRoute } from './_export-route.ts';

/** `GET /mijn-leeslint.ics?b=4k.7m`: somebody's list as a calendar to follow. */
export const GET = exportRoute({ find: exportList, answer: calendarAnswer('inline') });
