import { createCspReports } from '../../server/reports/csp-reports.ts';
import { reportRoute } from './_report-route.ts';

/** `POST /api/csp`: what a browser reports that the policy of a page refused. */
export const ALL = reportRoute('csp', createCspReports);
