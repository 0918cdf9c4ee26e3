import { toCalendar } from '../schedule/calendar.ts';
import { toDocument } from '../schedule/document.ts';
import type { Exported } from './exports.ts';

/** Pages of other sites may read it. */
const PUBLIC = { 'Access-Control-Allow-Origin': '*' } as const;

/** `inline`: a calendar to follow, which a telephone offers to add; `attachment`: a file. */
export const calendarResponse =
  (disposition: 'inline' | 'attachment') =>
  ({ schedule, fileName }: Exported): Response =>
    new Response(toCalendar(schedule), {
      headers: {
        ...PUBLIC,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `${disposition}; filename="${encodeURIComponent(fileName)}.ics"`,
      },
    });

export const documentResponse = ({ schedule }: Exported): Response =>
  Response.json(toDocument(schedule), { headers: PUBLIC });
