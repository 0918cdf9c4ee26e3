import type { PageTypeName, Story } from '@inktvis/content';
import type { ContentClient, Findable, Read } from '@inktvis/content/client';
import { brusselsDay, type Day } from '@inktvis/foundation/brussels';
import { memoizeByObject } from '@inktvis/foundation/memoize';
import { allOk, ok } from '@inktvis/foundation/result';
import { type FestivalPeriod, isSameEdition } from './festival.ts';
import { lastDay, type Occurrence, sortOccurrences, startDay, type Timed } from './occurrences.ts';

/** Runs of published days without a gap of more than a month, by date. */
export function editionsOf(days: readonly Story<'date_overview'>[]): FestivalPeriod[] {
  const editions: FestivalPeriod[] = [];
  for (const day of days.map(({ content }) => content.date).toSorted()) {
    const current = editions.at(-1);
    if (current && isSameEdition(current.last, day)) editions.splice(-1, 1, { ...current, last: day });
    else editions.push({ first: day, last: day });
  }
  return editions;
}

/** The edition that goes on, else the next one of which a day is published, else the last one. */
export const editionOn = (editions: readonly FestivalPeriod[], day: Day): FestivalPeriod | null =>
  editions.find(({ last }) => last >= day) ?? editions.at(-1) ?? null;

export const yearOf = ({ first }: FestivalPeriod): string => first.slice(0, 4);

export const isIn = (period: FestivalPeriod, occurrence: Timed): boolean =>
  startDay(occurrence) <= period.last && lastDay(occurrence) >= period.first;

/** The part of a list that an edition has, made once: the client returns new lists when anything is published. */
function partsOf<T, Other extends readonly unknown[]>(
  has: (one: T, period: FestivalPeriod, ...other: Other) => boolean,
) {
  const made = memoizeByObject((_: readonly T[]) => new Map<string, readonly T[]>());
  return (all: readonly T[], period: FestivalPeriod, ...other: Other): readonly T[] => {
    const key = period.first + period.last;
    const known = made(all).get(key);
    if (known) return known;
    const found = all.filter((one) => has(one, period, ...other));
    const part = found.length === all.length ? all : found;
    made(all).set(key, part);
    return part;
  };
}

const isDayIn = ({ content: { date } }: Story<'date_overview'>, { first, last }: FestivalPeriod): boolean =>
  date >= first && date <= last;

const byExperience = memoizeByObject((programme: readonly Occurrence[]) =>
  Map.groupBy(programme, ({ content }) => content.experience?.uuid),
);

const daysOf = partsOf(isDayIn);
const itemsOf = partsOf((item: Occurrence, period) => isIn(period, item));
/** An experience without any moment stays. */
const findableOf = partsOf(({ story }: Findable, period, programme: readonly Occurrence[]) => {
  if (story.type === 'date_overview') return isDayIn(story, period);
  const moments = (story.type === 'experience' && byExperience(programme).get(story.uuid)) || [];
  return moments.length === 0 || moments.some((moment) => isIn(period, moment));
});

/** Home has the dates of the edition, and an announcement before the former one ended was not of this programme. */
function datedPage(
  page: Story<PageTypeName> | null,
  { first, last }: FestivalPeriod,
  before?: FestivalPeriod,
) {
  if (page?.type === 'home') {
    const { startDate, endDate } = page.content;
    if (startDate && startDate <= last && (endDate ?? startDate) >= first) return page;
    return { ...page, content: { ...page.content, startDate: first, endDate: last, datesText: '' } };
  }
  if (page?.type !== 'default_date_overview' || !before) return page;
  const { announcedAt } = page.content;
  const isOld = announcedAt !== null && brusselsDay(announcedAt) <= before.last;
  return isOld ? { ...page, content: { ...page.content, announcedAt: null } } : page;
}

type Days = Pick<ContentClient, 'days' | 'everything'>;

export const everythingOf = <Client extends Days>(content: Client): Client | ContentClient =>
  content.everything ?? content;

/** The content as the edition of a Brussels day has it; other pages are read by address, `everything` is of all years. */
export function inEdition<Client extends ContentClient>(content: Client, day: Day): Client {
  const everything = everythingOf(content);
  /** The list itself while no day is published. */
  const narrowed = async <T>(
    reading: Promise<Read<T>>,
    narrow: (value: T, period: FestivalPeriod, before?: FestivalPeriod) => T,
  ): Promise<Read<T>> => {
    const read = await allOk([reading, everything.days()]);
    if (!read.ok) return read;
    const [value, days] = read.value;
    const editions = editionsOf(days);
    const period = editionOn(editions, day);
    return ok(period ? narrow(value, period, editions[editions.indexOf(period) - 1]) : value);
  };
  return {
    ...content,
    everything,
    days: () => narrowed(everything.days(), (days, period) => daysOf(days, period)),
    async page(slug) {
      const read = await everything.page(slug);
      const isDated =
        read.ok && (read.value?.type === 'home' || read.value?.type === 'default_date_overview');
      return isDated ? narrowed(Promise.resolve(read), datedPage) : read;
    },
    filterItems: () =>
      narrowed(everything.filterItems(), (items, period) => ({ ...items, days: daysOf(items.days, period) })),
    programme: () => narrowed(everything.programme(), (items, period) => itemsOf(items, period)),
    async findable() {
      const programme = await everything.programme();
      if (!programme.ok) return programme;
      return narrowed(everything.findable(), (found, period) => findableOf(found, period, programme.value));
    },
  };
}

/** What a page of a former edition says: its own year, and that of the current edition. */
export type FormerEdition = { readonly year: string; readonly current: string };

/** Null when the page is of all years, or also of the current edition. */
async function dayOfPage(story: Story<PageTypeName>, content: ContentClient): Promise<Read<Day | null>> {
  if (story.type === 'date_overview') return ok(story.content.date);
  if (story.type !== 'experience') return ok(null);
  const read = await allOk([content.programmeOf([story.uuid]), content.programme()]);
  if (!read.ok) return read;
  const [all, current] = read.value;
  const isCurrent = all.some((moment) => current.includes(moment));
  const last = isCurrent ? undefined : sortOccurrences(all).at(-1);
  return ok(last ? startDay(last) : null);
}

/** All by date; `current` is null while no day is published. */
async function readEditions(content: Days) {
  const read = await allOk([content.days(), everythingOf(content).days()]);
  return read.ok
    ? ok({ current: editionsOf(read.value[0])[0] ?? null, all: editionsOf(read.value[1]) })
    : read;
}

/** The content of the edition of a page: of a day, or of the last moment of an experience that is not in the current one. */
export async function editionOfPage<Client extends ContentClient>(
  story: Story<PageTypeName>,
  content: Client,
) {
  const read = await allOk([dayOfPage(story, content), readEditions(content)]);
  if (!read.ok) return read;
  const [day, { current, all }] = read.value;
  const own = day === null ? current : editionOn(all, day);
  if (!own || !current || own.first === current.first) return ok({ content, period: current, former: null });
  const former: FormerEdition | null =
    own.last < current.first ? { year: yearOf(own), current: yearOf(current) } : null;
  return ok({ content: inEdition(content, own.first), period: own, former });
}

export async function formerEditions(content: Days): Promise<Read<readonly FestivalPeriod[]>> {
  const read = await readEditions(content);
  if (!read.ok) return read;
  const { current, all } = read.value;
  return ok(all.filter(({ last }) => last < (current?.first ?? '')));
}

/** Null when there was no edition in that year before the one that counts. */
export async function formerEdition(year: string, content: ContentClient) {
  const former = await formerEditions(content);
  if (!former.ok) return former;
  const period = former.value.find((one) => yearOf(one) === year);
  return ok(period ? { content: inEdition(content, period.first), period } : null);
}
