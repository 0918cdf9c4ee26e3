import { calendarAnswer } from '../programme/export/answers.ts';
import { exportList } from '../programme/export/picked-export.ts';
import { exportRoute } from './_export-route.ts';

/** `GET /mijn-leeslint.ics?b=4k.7m`: somebody's list as a calendar to follow. */
export const GET = exportRoute({ find: exportList, answer: calendarAnswer('inline') });
