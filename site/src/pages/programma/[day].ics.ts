import { exportDay } from '@inktvis/programme/export/exports';
import { calendarResponse } from '@inktvis/programme/export/responses';
import { exportRoute } from '../_export-route.ts';

/** `GET /programma/zondag-27-oktober.ics?thema=…&type=…&locatie=…`: one day as a calendar to follow. */
export const GET = exportRoute({
  find: (site, day) => exportDay(day, site),
  respond: calendarResponse('inline'),
  story: (day) => `programma/${day}`,
});
