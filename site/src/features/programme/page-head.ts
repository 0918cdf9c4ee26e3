import type { PageHead } from './model.ts';

const attributes = [
  ['link[rel=canonical]', 'href', 'canonical'],
  ['meta[name=robots]', 'content', 'robots'],
  ['meta[name=description]', 'content', 'description'],
] as const;

/** Updates what the page outside the island says about the list. A tag that the page lacks is not added. */
export function updatePage(head: PageHead): void {
  document.title = head.title;
  for (const [selector, attribute, key] of attributes) {
    document.head.querySelector(selector)?.setAttribute(attribute, head[key]);
  }
  const { body } = document;
  // Colours are inherited: setting even the same one makes the browser restyle every element.
  if (body.dataset.page !== head.colour) body.dataset.page = head.colour;
  const main = document.querySelector('main');
  if (main && head.listTitle) main.dataset.listTitle = head.listTitle;
}
