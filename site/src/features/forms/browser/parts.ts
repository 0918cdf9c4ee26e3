import { type FormDefinition, formNamed } from '../definitions.ts';

/** What `FormFrame.tsx` put on the page around a form. */
export type Parts = {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  /** Without one the form is not checked before it is sent. */
  readonly definition: FormDefinition | null;
};

/** The parts of the form that `element` belongs to; null when it is none of ours. */
export function partsAround(element: Element): Parts | null {
  const root = element.closest<HTMLElement>('[data-form]');
  const form = root?.querySelector('form');
  return root && form ? { root, form, definition: formNamed(root.dataset.form) } : null;
}

/** A copy of one of the templates of the form. */
export function copyOf(
  { root }: Parts,
  name: 'failed' | 'problems' | 'problem' | 'busy',
): HTMLElement | null {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-form-${name}]`);
  const copy = template && document.importNode(template.content, true);
  return copy?.firstElementChild instanceof HTMLElement ? copy.firstElementChild : null;
}

/** What is typed in the form, by name: texts only, a form of ours sends no files. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

export const controlNamed = (form: HTMLFormElement, name: string): HTMLElement | null => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? control : null;
};
