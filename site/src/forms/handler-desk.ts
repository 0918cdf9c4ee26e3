import { systemClock } from '@inktvis/foundation/clock';
import { outboxFor, visitorFor } from '../server/outbox.ts';
import { log, settings } from '../server/runtime.ts';
import type { FormDefinition } from './definitions.ts';
import { createFormHandler, type Handled } from './handler.ts';

/** One for the process. What is counted and repeated passes in real time, also in a rehearsal. */
const handle = createFormHandler({ clock: systemClock, limits: settings.formLimits, log });

/** Takes a post to a form's address; `locals` are those of the request. */
export const receiveForm = (request: Request, form: FormDefinition, locals: object): Promise<Handled> =>
  handle(request, { form, visitor: visitorFor(locals), store: outboxFor(locals, settings) });
