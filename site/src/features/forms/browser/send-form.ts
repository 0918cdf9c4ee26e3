import { forms } from '@inktvis/messages/forms';
import { check, tidyValues } from '../check.ts';
import { EXTRA, SHORTEST_MS } from '../traps.ts';
import { type Parts, partsAround, valuesOf } from './parts.ts';
import { type Posted, post } from './post.ts';
import { showProblems } from './show-problems.ts';
import { isBusy, showBusy, showFailed, showFormAgain, showSent } from './states.ts';

/** Sends forms without leaving the page: idle, submitting, success or error (requirements 4). */

/** What is sent: the fields (requirements 7.1), and the unseen one only when something filled it in. */
function payloadOf({ form, definition }: Parts): Record<string, string> {
  const typed = valuesOf(form);
  if (!definition) return typed;
  const honeypot = typed[EXTRA.honeypot];
  return { ...tidyValues(definition, typed), ...(honeypot ? { [EXTRA.honeypot]: honeypot } : {}) };
}

/** Who has everything filled in by the browser is faster than the server believes. */
async function waitUntilBelieved(): Promise<void> {
  // A timer may fire a moment early.
  for (let left = SHORTEST_MS - performance.now(); left > 0; left = SHORTEST_MS - performance.now())
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
}

/** The newsletter says what the answer says (requirements 8); the other forms have a title of their own for that. */
function tellFailed(parts: Parts, { kind, error, cause }: Extract<Posted, { error: string }>): void {
  const isNewsletter = parts.definition?.name === 'subscribe';
  const isSaid = !isNewsletter && error === forms.failed;
  showFailed(parts, isSaid ? '' : error, isNewsletter && kind === 'failed' ? '' : cause);
}

async function send(parts: Parts): Promise<void> {
  if (isBusy(parts)) return;
  const payload = payloadOf(parts);
  const problems = parts.definition ? check(parts.definition, payload) : {};
  showProblems(parts, problems);
  if (Object.keys(problems).length > 0) return;
  const done = showBusy(parts);
  await waitUntilBelieved();
  const posted = await post(parts.form.action, payload, performance.now());
  done();
  if (posted.kind === 'sent') showSent(parts);
  else if (posted.kind === 'wrong') showProblems(parts, posted.problems);
  else tellFailed(parts, posted);
}

/** Sends the form that `element` is, or does nothing when it is none of ours. */
export function sendForm(form: HTMLFormElement): void {
  const parts = partsAround(form);
  if (parts) send(parts);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-form-retry]') : null;
  const parts = button && partsAround(button);
  if (parts) showFormAgain(parts);
});
