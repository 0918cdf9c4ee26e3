import type { FormDefinition } from '@inktvis/forms';
import { systemClock } from '@inktvis/foundation/clock';
import { outboxFor, visitorFor } from '../../server/outbox.ts';
import { log, settings } from '../../server/runtime.ts';
import { createFormHandler, type Handled } from './handler.ts';

/** One for the process. Limits and duplicates are counted in real time, also in a rehearsal. */
const handle = createFormHandler({ clock: systemClock, limits: settings.formLimits, log });

/** Handles a post to a form's address; `locals` are those of the request. */
export const handleForm = (request: Request, form: FormDefinition, locals: object): Promise<Handled> =>
  handle(request, { form, visitor: visitorFor(locals), store: outboxFor(locals, settings) });

/** What came of a plain post, for the page that shows it. `page`: where the visitor was, if that is known. */
type PlainPostOutcome = {
  readonly form: FormDefinition;
  readonly handled: Handled;
  readonly page: string | null;
};

/** By the `locals` of the request, which Astro passes on when one route rewrites to another. */
const outcomes = new WeakMap<object, PlainPostOutcome>();

export const setOutcome = (locals: object, outcome: PlainPostOutcome): void =>
  void outcomes.set(locals, outcome);

export const outcomeIn = (locals: object): PlainPostOutcome | undefined => outcomes.get(locals);
