import { type Choice, drawOption } from './options.ts';

/** The parts of the page that suggest while a visitor types. */
export type ListBoxParts = {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly template: HTMLTemplateElement;
};

/** The list below the field. The focus stays in the field; the active row is only pointed at (APG, combobox). */
export function createListBox({ input, list, template }: ListBoxParts) {
  let choices: readonly Choice[] = [];
  let rows: readonly HTMLElement[] = [];
  let active = -1;

  function activate(next: number): void {
    active = next;
    for (const [at, row] of rows.entries()) row.ariaSelected = String(at === active);
    const row = rows[active];
    if (row) {
      input.setAttribute('aria-activedescendant', row.id);
      row.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  }

  return {
    get isOpen(): boolean {
      return !list.hidden;
    },
    /** The row that Enter takes; null when it sends the form. */
    get chosen(): Choice | null {
      return choices[active] ?? null;
    },
    open(offered: readonly Choice[]): void {
      choices = offered;
      rows = offered.map((choice, at) => drawOption(template, choice, `${list.id}-${at}`));
      list.replaceChildren(...rows);
      list.hidden = false;
      input.ariaExpanded = 'true';
      activate(-1);
    },
    close(): void {
      list.hidden = true;
      input.ariaExpanded = 'false';
      activate(-1);
      choices = [];
      rows = [];
      list.replaceChildren();
    },
    /** Down or up a row; past either end lies the field itself, and then the other end. */
    move(step: 1 | -1): void {
      const places = rows.length + 1;
      activate(((active + 1 + step + places) % places) - 1);
    },
    /** Back to the field: its caret moves again. */
    leave: () => activate(-1),
    choiceOf: (target: EventTarget | null): Choice | null =>
      choices[rows.findIndex((row) => target instanceof Node && row.contains(target))] ?? null,
  };
}
