import { morph, withoutAssets } from '../../../ui/morph.ts';

/** What the head says that belongs to the list and not to the site. */
const HEAD_PARTS = ['link[rel=canonical]', 'meta[name=robots]', 'meta[name=description]'];

function morphHead(page: Document): void {
  document.title = page.title;
  for (const part of HEAD_PARTS) {
    const live = document.head.querySelector(part);
    const next = page.head.querySelector(part);
    if (live && next) morph(live, next);
    else if (live) live.remove();
    else if (next) document.head.append(document.importNode(next, true));
  }
}

/** Puts another list in the place of this one; what is the same in both stays untouched. */
export function showPage(page: Document): void {
  const live = document.querySelector('main');
  const next = page.querySelector('main');
  if (!live || !next) return;
  morph(live, withoutAssets(next));
  morphHead(page);
  // Colours are inherited: written anew, even the same one makes the browser style every element again.
  const { page: colour } = page.body.dataset;
  if (document.body.dataset.page !== colour) document.body.dataset.page = colour;
  // A ticked box is no attribute: it follows the list when the visitor goes back.
  live.querySelector<HTMLFormElement>('[data-programme-filters]')?.reset();
}
