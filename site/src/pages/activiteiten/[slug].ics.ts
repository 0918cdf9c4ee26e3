import { calendarAnswer } from '../../programme/export/answers.ts';
import { exportExperience } from '../../programme/export/picked-export.ts';
import { exportRoute } from '../_export-route.ts';

/** `GET /activiteiten/drakenschool.ics?moment=4k`: all dates of an experience, or one, as a file. */
export const GET = exportRoute({
  find: (site, slug) => exportExperience(slug, site),
  answer: calendarAnswer('attachment'),
  story: (slug) => `activiteiten/${slug}`,
});
