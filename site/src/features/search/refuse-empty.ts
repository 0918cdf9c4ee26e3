import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';

/** Refers to one more text that describes the field. */
export function describe(input: HTMLInputElement, id: string): void {
  const ids = new Set((input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean));
  input.setAttribute('aria-describedby', [...ids.add(id)].join(' '));
}

type Parts = {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** What the server would say of a form without a term: the summary, and the message of the field. */
  readonly missing: HTMLTemplateElement;
};

/** The title begins with what is wrong, as that of a page that the server refused. */
function sayInTitle(): void {
  const title = document.title.replace(/^Fout: /, '');
  document.title = fill(forms.title_error, { title });
}

/** Says before sending that a term is missing (requirements 5); the summary gets the focus. */
export function refuseEmpty({ root, form, input, missing }: Parts): void {
  form.addEventListener('submit', (event) => {
    if (input.value.trim() !== '') return;
    event.preventDefault();
    const [summary, message] = document.importNode(missing.content, true).children;
    if (!(summary instanceof HTMLElement) || !message) return;
    root.querySelector('[data-search-summary]')?.remove();
    document.getElementById(message.id)?.remove();
    root.prepend(summary);
    input.after(message);
    input.ariaInvalid = 'true';
    describe(input, message.id);
    sayInTitle();
    summary.focus();
  });
}
