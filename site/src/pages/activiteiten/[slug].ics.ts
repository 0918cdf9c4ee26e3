import { calendarAnswer } from '@inktvis/programme/export/answers';
import { exportExperience } from '@inktvis/programme/export/picked-export';
import { exportRoute } from '../_export-route.ts';

/** `GET /activiteiten/drakenschool.ics?moment=4k`: all dates of an experience, or one, as a file. */
export const GET = exportRoute({
  find: (site, slug) => exportExperience(slug, site),
  answer: calendarAnswer('attachment'),
  story: (slug) => `activiteiten/${slug}`,
});
