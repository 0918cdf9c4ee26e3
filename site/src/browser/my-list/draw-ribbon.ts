import { fill } from '@inktvis/messages/fill';
import { ribbon } from '@inktvis/messages/ribbon';
import { ribbonState } from './ribbon-state.ts';
import type { Saved } from './saved-items.ts';

/** What a ribbon on the page saves; null when its mark-up is not ours. */
export function savedOf({ dataset }: HTMLElement): Saved | null {
  const { ribbon: id, experience, day } = dataset;
  return id && experience && day ? { id, experience, day } : null;
}

/** `26.10`; the days of the foundation bring their time zones along, and this is in the script of every page. */
const dayNumber = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}`;

function say(element: HTMLElement, part: string, text: string): void {
  const place = element.querySelector(`[data-${part}]`);
  if (place && place.textContent !== text) place.textContent = text;
}

function drawRibbon(element: HTMLElement, list: readonly Saved[]): void {
  const item = savedOf(element);
  if (!item) return;
  const state = ribbonState(item, list);
  const isWide = element.dataset.place === 'page';
  const elsewhere = state.name === 'elsewhere' ? fill(ribbon.elsewhere, { day: dayNumber(state.day) }) : null;
  element.setAttribute('aria-pressed', String(state.name === 'saved'));
  element.toggleAttribute('data-elsewhere', elsewhere !== null);
  // The name holds the words that are seen, and stays the same while the ribbon goes up and down.
  say(element, 'ribbon-name', elsewhere ? `${elsewhere}. ${ribbon.save_too}` : ribbon.save);
  const words = elsewhere ?? (state.name === 'saved' ? ribbon.saved : ribbon.save);
  const number = state.name === 'elsewhere' ? state.day.slice(8) : '';
  say(element, 'ribbon-words', isWide ? words : number);
  element.hidden = false;
}

function drawCounts(count: number): void {
  const said = count === 1 ? ribbon.link_count_one : count > 1 ? fill(ribbon.link_count_many, { count }) : '';
  const shown = count > 0 ? String(count) : '';
  for (const number of document.querySelectorAll('[data-leeslint-count]')) number.textContent = shown;
  for (const words of document.querySelectorAll('[data-leeslint-said]')) words.textContent = said;
}

/** Every ribbon and count of the page as the list has them. Without `motion` nothing moves. */
export function draw(list: readonly Saved[], { motion }: { readonly motion: boolean }): void {
  const root = document.documentElement;
  if (root.hasAttribute('data-ribbons-still') === motion) root.toggleAttribute('data-ribbons-still', !motion);
  for (const element of document.querySelectorAll<HTMLElement>('[data-ribbon]')) drawRibbon(element, list);
  drawCounts(list.length);
  if (motion) return;
  // The browser has settled the new lengths by the next picture but one; then motion is allowed again.
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-ribbons-still')));
}
