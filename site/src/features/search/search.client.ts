import { describe, refuseEmpty } from './refuse-empty.ts';
import { suggestWhileTyping } from './suggest-while-typing.ts';

/** What the search form does beyond sending its term. */
const root = document.querySelector<HTMLElement>('[data-search]');
const form = root?.querySelector('form');
const input = root?.querySelector('input');
const list = root?.querySelector<HTMLElement>('[role=listbox]');
const status = root?.querySelector<HTMLElement>('[data-search-status]');
const hint = root?.querySelector<HTMLElement>('[data-search-hint]');
const template = root?.querySelector<HTMLTemplateElement>('[data-search-option]');
const missing = root?.querySelector<HTMLTemplateElement>('[data-search-missing]');

if (root && form && input && missing) refuseEmpty({ root, form, input, missing });
if (form && input && list && status && template) {
  suggestWhileTyping({ form, input, list, status, template });
  if (hint) describe(input, hint.id);
}
