import { createScriptReports } from '../../server/reports/script-reports.ts';
import { reportRoute } from './_report-route.ts';

/** `POST /api/fout`: an error of our own script in a browser (`browser/report-errors.ts`). */
export const ALL = reportRoute('script', createScriptReports);
