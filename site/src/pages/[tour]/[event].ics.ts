import { calendarResponse } from '@inktvis/programme/export/responses';
import type { APIRoute } from 'astro';
import { eventSchedule } from '../../features/tours/event/tour-calendar.ts';
import { tourEventPage } from '../../features/tours/page.ts';
import { eventsFor, PAGE_LIFE } from '../../server/page.ts';
import { clock, settings } from '../../server/runtime.ts';
import { openForVisitor, respond } from '../_open-page.ts';

/** `GET /inktvis-op-toer/{event}.ics`: the coming dates of a touring event; what else such an address is, a story's page knows. */
export const GET: APIRoute = async (context) => {
  const { cache, locals, params, rewrite, url } = context;
  const { tour, event = '' } = params;
  if (!tourEventPage.isAt(`/${tour}/${event}`, settings.product))
    return respond(context, await openForVisitor(url.pathname.slice(1), context));
  const read = await eventsFor(locals).find(event);
  if (!read.ok) return rewrite('/fout/503');
  const schedule = read.value && eventSchedule(read.value, clock.now(), settings);
  if (!schedule) return rewrite('/fout/404');
  cache.set(PAGE_LIFE);
  return calendarResponse('attachment')({ schedule, storable: true, fileName: `${tour}-${event}` });
};
