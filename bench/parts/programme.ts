import { dataHref } from '@inktvis/programme/list-data';
import { DAY, filteredLists, fullLists, makeLargeProgramme } from '../large-programme.ts';
import { askEach, type Figure, memoryMb, perCpuSecond } from '../measure.ts';
import { type Site, withSite } from '../site.ts';

const ITEMS = 10_000;
/** Addresses asked for before, and while, it is measured: as many as there are, and enough for V8. */
const DAYS = { before: 150, measured: 450 };
const LISTS = { before: 1000, measured: 1500 };

/** A day of the sample, and filtered lists of 10 000 items; none is stored. */
export async function programme(): Promise<readonly Figure[]> {
  const day = await withSite({}, measureDay);
  using folder = makeLargeProgramme(ITEMS);
  return [...day, ...(await withSite({ contentDir: folder.path, first: '/programma' }, measureFilters))];
}

async function rate(
  { origin, pid }: Site,
  { before, measured }: typeof DAYS,
  next: () => string,
): Promise<number> {
  const some = (count: number) => askEach(origin, Array.from({ length: count }, next));
  await some(before);
  return perCpuSecond([pid], () => some(measured).then(() => measured));
}

async function measureDay(site: Site): Promise<readonly Figure[]> {
  const html = await (await fetch(site.origin + DAY)).text();
  const lists = fullLists();
  const renderings = await rate(site, DAYS, () => lists.next().value ?? '');
  return [
    { what: 'a day of 24 cards', value: html.length / 1000, unit: 'kB of HTML', min: 20, max: 120 },
    { what: 'renderings of a day', value: renderings, unit: 'per CPU-second', min: 100 },
  ];
}

async function measureFilters(site: Site): Promise<readonly Figure[]> {
  const lists = filteredLists();
  const next = () => lists.next().value ?? '';
  const pages = await rate(site, LISTS, next);
  const json = await rate(site, LISTS, () => dataHref(next()));
  return [
    { what: `filtered pages of ${ITEMS} items`, value: pages, unit: 'per CPU-second', min: 150 },
    { what: `filtered JSON of ${ITEMS} items`, value: json, unit: 'per CPU-second', min: 800 },
    { what: `memory with ${ITEMS} items`, value: memoryMb(site.pid), unit: 'MB', min: 60, max: 450 },
  ];
}
