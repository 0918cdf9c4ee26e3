import { forms } from '@inktvis/messages/forms';
import { EXTRA } from '../traps.ts';
import { controlNamed, copyOf, type Parts } from './parts.ts';

/** The states of a form (requirements 4). What was typed stays in the form, also while it is out of sight. */

const say = ({ root }: Parts, text: string) => {
  const status = root.querySelector('[data-form-status]');
  if (status) status.textContent = text;
};

export const isBusy = ({ root }: Parts): boolean => root.dataset.state === 'busy';

const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

/** Disables the button and shows the spinner; gives back how to undo that. */
export function showBusy(parts: Parts): () => void {
  const { root, form } = parts;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = [...(button?.childNodes ?? [])];
  const template = root.querySelector<HTMLTemplateElement>('template[data-form-busy]');
  root.dataset.state = 'busy';
  form.ariaBusy = 'true';
  say(parts, forms.submitting);
  for (const field of fieldsOf(form)) field.readOnly = true;
  if (button) button.disabled = true;
  if (template) button?.replaceChildren(document.importNode(template.content, true));
  return () => {
    delete root.dataset.state;
    form.ariaBusy = null;
    say(parts, '');
    for (const field of fieldsOf(form)) field.readOnly = false;
    if (button) button.disabled = false;
    button?.replaceChildren(...words);
  };
}

const focusIn = (place: Element | null) => {
  const target = place?.matches('[data-form-focus]') ? place : place?.querySelector('[data-form-focus]');
  if (target instanceof HTMLElement) target.focus();
};

/** The confirmation takes the place of the form. */
export function showSent(parts: Parts): void {
  parts.form.reset();
  parts.root.dataset.state = 'sent';
  focusIn(parts.root.querySelector('[data-form-sent]'));
}

/** The message takes the place of the form, with the way back to it. */
export function showFailed(parts: Parts, error: string, cause: string): void {
  const failure = copyOf(parts, 'failed');
  if (!failure) return;
  for (const [name, text] of [
    ['error', error],
    ['cause', cause],
  ]) {
    const place = failure.querySelector(`[data-form-${name}]`);
    if (place) place.textContent = text ?? '';
  }
  parts.root.dataset.state = 'failed';
  parts.root.append(failure);
  focusIn(failure);
}

/** ‘Probeer opnieuw’: the form is back as it was, without what a program of the browser filled in unseen. */
export function showFormAgain(parts: Parts): void {
  const { root, form } = parts;
  root.querySelector(':scope > [data-form-failure]')?.remove();
  delete root.dataset.state;
  const honeypot = controlNamed(form, EXTRA.honeypot);
  if (honeypot instanceof HTMLInputElement) honeypot.value = '';
  const first = form.querySelector<HTMLElement>('[aria-invalid], button[type=submit]');
  first?.focus();
}
