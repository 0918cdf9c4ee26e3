import { systemClock } from '@inktvis/foundation/clock';
import { outboxFor, visitorFor } from '../../server/outbox.ts';
import { log, settings } from '../../server/runtime.ts';
import type { FormDefinition } from './definitions.ts';
import { createFormHandler, type Handled } from './handler.ts';

/** One for the process. What is counted and repeated passes in real time, also in a rehearsal. */
const handle = createFormHandler({ clock: systemClock, limits: settings.formLimits, log });

/** Takes a post to a form's address; `locals` are those of the request. */
export const receiveForm = (request: Request, form: FormDefinition, locals: object): Promise<Handled> =>
  handle(request, { form, visitor: visitorFor(locals), store: outboxFor(locals, settings) });

/** What came of a plain post, for the page that says so. `page`: where the visitor was, if that is known. */
type Answered = { readonly form: FormDefinition; readonly handled: Handled; readonly page: string | null };

const answers = new WeakMap<object, Answered>();

/** Keeps an answer with the `locals` of its request, which go along when one route leads to another. */
export const keepAnswer = (locals: object, answered: Answered): void => void answers.set(locals, answered);

/** The answer kept for this request, if there is one. */
export const answerIn = (locals: object): Answered | undefined => answers.get(locals);
