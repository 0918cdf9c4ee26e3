import { formatDayLong } from '@inktvis/foundation/brussels';
import { systemClock } from '@inktvis/foundation/clock';
import { programme as messages } from '@inktvis/messages/programme';
import { readAddress } from '@inktvis/programme/filters/address';
import { buildIndex } from '@inktvis/programme/filters/programme-index';
import { PROGRAMME_DOCUMENT, PROGRAMME_PATH } from '@inktvis/programme/paths';
import { madeAt, noticeText } from '../../../browser/service-worker/site-pages.ts';
import { capital } from '../../../cards/text.ts';
import { dayInView, listModel, pathOf, resultsOf } from '../list.ts';
import type { ProgrammeData, ProgrammeList } from '../model.ts';
import { readStoredProgramme } from './stored-programme.ts';

/** What the page was drawn from. */
type Known = Pick<ProgrammeList, 'build' | 'model'>;

/**
 * The list at an address, made in the browser from the programme that was stored, for a visitor without network; it says
 * from when it is. `known` is the list that the page shows. Null for a print page, a day that does not exist, and when
 * nothing was stored.
 */
export async function offlineList(address: string, known: Known): Promise<ProgrammeData | null> {
  // The service worker has it from the first visit on (`browser/service-worker/site-pages.ts`).
  const response = await fetch(PROGRAMME_DOCUMENT).catch(() => null);
  const document: unknown = await response?.json().catch(() => null);
  const list = response && listFrom(document, address, known);
  return list && { ...list, notice: noticeText(madeAt(response), systemClock.now()) };
}

/** The same from the content of `/programma.json`. */
export function listFrom(document: unknown, address: string, known: Known): ProgrammeData | null {
  const { days, options, hero, clockShiftMs } = known.model;
  const stored = readStoredProgramme(document, { days, facets: options });
  if (!stored) return null;
  const url = new URL(address, 'http://localhost');
  const own = days.find(({ href }) => href === url.pathname)?.day ?? null;
  if (own === null && url.pathname !== PROGRAMME_PATH) return null;
  const now = new Date(systemClock.now().getTime() + clockShiftMs);
  const { programme, filterItems } = stored;
  const index = buildIndex(programme, filterItems);
  const asked = readAddress(url, index.facets);
  if (asked.layout === 'print' || asked.layout === 'sheet') return null;
  const day = dayInView(own, asked, filterItems.days, now);
  const shown = { ...asked, path: pathOf(day, filterItems.days), allDays: day === null };
  const query = {
    address: shown,
    day,
    index,
    filterItems,
    found: index.find({ day, selection: shown.selection }),
  };
  const title = own === null ? messages.title : capital(formatDayLong(own));
  const words = { title, intro: '', emptyText: '', arm: hero.arm ?? 'laag-boek' };
  const { results } = resultsOf(query, '', now);
  const model = listModel(query, words, { brand: '', now, url });
  return {
    build: known.build,
    model: { ...model, hero: { ...model.hero, arm: hero.arm } },
    results,
    head: {
      title,
      description: '',
      canonical: url.pathname,
      robots: 'noindex,follow',
      colour: model.layout === 'timetable' ? 'blue' : 'orange',
    },
  };
}
