import type { EventsClient } from '@inktvis/events';
import type { RenderLocals } from './render-locals.ts';
import { events } from './runtime.ts';
import { notingTours } from './tours.ts';

/** What our HTTP server gives along with a request; nothing of it while developing. */
const isFromServer = (locals: object): locals is RenderLocals => 'reading' in locals;

/** The touring events for one page, which notes for the page cache that it shows them. */
export const eventsFor = (locals: object): EventsClient =>
  isFromServer(locals) ? notingTours(locals.events ?? events, locals.reading) : events;
