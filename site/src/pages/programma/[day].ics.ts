import { calendarAnswer } from '@inktvis/programme/export/answers';
import { exportDay } from '@inktvis/programme/export/programme-export';
import { exportRoute } from '../_export-route.ts';

/** `GET /programma/zondag-27-oktober.ics?thema=…&type=…&locatie=…`: one day as a calendar to follow. */
export const GET = exportRoute({
  find: (site, day) => exportDay(day, site),
  answer: calendarAnswer('inline'),
  story: (day) => `programma/${day}`,
});
