import { exportExperience } from '@inktvis/programme/export/exports';
import { calendarResponse } from '@inktvis/programme/export/responses';
import { exportRoute } from '../_export-route.ts';

/** `GET /activiteiten/drakenschool.ics?moment=4k`: all dates of an experience, or one, as a file. */
export const GET = exportRoute({
  find: (site, slug) => exportExperience(slug, site),
  respond: calendarResponse('attachment'),
  story: (slug) => `activiteiten/${slug}`,
});
