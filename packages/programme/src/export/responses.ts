import { toCalendar } from '../schedule/calendar.ts';
import { toDocument } from '../schedule/document.ts';
import type { Exported } from './exports.ts';

/** The programme is public: pages of other sites may read it. */
const PUBLIC = { 'Access-Control-Allow-Origin': '*' } as const;

/**
 * A calendar. `inline`: one to follow, which a telephone offers to add; `attachment`: one that a visitor
 * downloads once, as a file.
 */
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

/** The programme for programs. */
export const documentResponse = ({ schedule }: Exported): Response =>
  Response.json(toDocument(schedule), { headers: PUBLIC });
