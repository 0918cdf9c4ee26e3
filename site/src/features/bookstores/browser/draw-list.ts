import { nearestFirst } from '../result-words.ts';
import { type NearRowProps, nearRow } from '../rows/bookstore-row.ts';
import type { Distant } from '../shops/nearest.ts';

/** As many as a page of the list has (requirements 9). */
const AT_ONCE = 24;

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-near="${name}"]`);

function write(root: ParentNode, name: string, words: string): void {
  const element = part(root, name);
  if (element) element.textContent = words;
}

function fillRow(row: HTMLElement, { href, title, km, point, ...words }: NearRowProps): HTMLElement {
  row.dataset.point = point;
  row.querySelector<HTMLAnchorElement>('a[data-near="link"]')?.setAttribute('href', href);
  write(row, 'link', title);
  write(row, 'km', km ?? '');
  write(row, 'address', words.address);
  write(row, 'town', words.town);
  write(row, 'opening', words.opening);
  write(row, 'house', words.publishingHouse);
  return row;
}

/**
 * Puts a list by distance in the place of `region`'s, made from the template that the server rendered. Further shops
 * come with the button below the list.
 */
export function drawList(
  region: HTMLElement,
  template: HTMLTemplateElement,
  found: readonly Distant[],
  now: Date,
) {
  const list = document.importNode(template.content, true);
  const rows = list.querySelector<HTMLElement>('[data-near-rows]');
  const blank = rows?.querySelector<HTMLElement>('[data-near-row]')?.cloneNode(true);
  const more = list.querySelector<HTMLButtonElement>('[data-near-more]');
  if (!rows || !(blank instanceof HTMLElement)) return;
  rows.replaceChildren();

  function drawMore(): void {
    const at = rows?.childElementCount ?? 0;
    for (const one of found.slice(at, at + AT_ONCE)) {
      const row = blank?.cloneNode(true);
      if (row instanceof HTMLElement) rows?.append(fillRow(row, nearRow(one, now)));
    }
    if (more) more.hidden = (rows?.childElementCount ?? 0) >= found.length;
    // The focus goes on with the list, as the button may be gone.
    if (at > 0) rows?.children[at]?.querySelector('a')?.focus();
  }

  write(list, 'count', nearestFirst(found.length));
  more?.addEventListener('click', drawMore);
  drawMore();
  region.replaceChildren(list);
}
