import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import type { Problems } from '../check.ts';
import { controlNamed, copyOf, type Parts } from './parts.ts';

let titleBefore: string | null = null;

/** The title begins with what is wrong, as long as something is. */
function showInTitle(isWrong: boolean): void {
  titleBefore ??= document.title.replace(/^Fout: /, '');
  document.title = isWrong ? fill(forms.title_error, { title: titleBefore }) : titleBefore;
}

function describe(control: HTMLElement, add: string | null, remove: string): void {
  const before = (control.getAttribute('aria-describedby') ?? '').split(' ');
  const ids = [...before.filter((id) => id !== '' && id !== remove), ...(add ? [add] : [])];
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}

function mark(parts: Parts, control: HTMLElement, problem: string | undefined): void {
  const id = `${control.id}-fout`;
  document.getElementById(id)?.remove();
  const message = problem === undefined ? null : copyOf(parts, 'problem');
  describe(control, message && id, id);
  if (!message) {
    control.removeAttribute('aria-invalid');
    return;
  }
  const words = message.querySelector('span');
  if (words) words.textContent = problem ?? '';
  message.id = id;
  control.setAttribute('aria-invalid', 'true');
  control.parentElement?.append(message);
}

/** The summary with a way to each field; null when the form has none, or nothing is wrong. */
function summarise(parts: Parts, wrong: readonly (readonly [HTMLElement, string])[]): HTMLElement | null {
  parts.form.querySelector('[data-form-summary]')?.remove();
  const summary = wrong.length > 0 ? copyOf(parts, 'problems') : null;
  const list = summary?.querySelector('ul');
  if (!summary || !list) return null;
  for (const [control, problem] of wrong) {
    const link = document.createElement('a');
    link.href = `#${control.id}`;
    link.textContent = problem;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  parts.form.prepend(summary);
  return summary;
}

/** Says what is wrong in the form, in the summary and at the fields, and moves the focus there. Nothing clears it. */
export function showProblems(parts: Parts, problems: Problems): void {
  const names = parts.definition?.fields.map(({ name }) => name) ?? Object.keys(problems);
  const wrong: (readonly [HTMLElement, string])[] = [];
  for (const name of names) {
    const control = controlNamed(parts.form, name);
    const problem = problems[name];
    if (!control) continue;
    mark(parts, control, problem);
    if (problem !== undefined) wrong.push([control, problem]);
  }
  const summary = summarise(parts, wrong);
  showInTitle(wrong.length > 0);
  (summary ?? wrong[0]?.[0])?.focus();
}
