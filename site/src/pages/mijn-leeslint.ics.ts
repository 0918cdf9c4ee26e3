import { exportList } from '@inktvis/programme/export/exports';
import { calendarResponse } from '@inktvis/programme/export/responses';
import { exportRoute } from './_export-route.ts';

/** `GET /mijn-leeslint.ics?b=4k.7m`: a visitor's list as a calendar to follow. */
export const GET = exportRoute({ find: exportList, respond: calendarResponse('inline') });
