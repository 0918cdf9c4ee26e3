import { calendarResponse } from '@inktvis/programme/export/responses';
import type { APIRoute } from 'astro';
import { eventSchedule } from '../../features/tours/event/tour-calendar.ts';
import { eventsFor, PAGE_LIFE } from '../../server/page.ts';
import { clock, settings } from '../../server/runtime.ts';

/** `GET /inktvis-op-toer/{event}.ics`: the coming dates of a touring event; `middleware.ts` rewrites to here. */
export const GET: APIRoute = async ({ cache, locals, originPathname, rewrite }) => {
  // The parameters of the route are those of the address before the rewrite.
  const event = originPathname.replace(/^.*\/|\.ics$/g, '');
  const read = await eventsFor(locals).find(event);
  if (!read.ok) return rewrite('/fout/503');
  const schedule = read.value && eventSchedule(read.value, clock.now(), settings);
  if (!schedule) return rewrite('/fout/404');
  cache.set(PAGE_LIFE);
  return calendarResponse('attachment')({
    schedule,
    storable: true,
    fileName: `${settings.product}-op-toer-${event}`,
  });
};
