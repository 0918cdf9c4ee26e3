import type { FilterItems, Read } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { messages } from '@inktvis/messages';
import { defaultDay } from '@inktvis/programme/default-day';
import {
  PROGRAMME_PATH,
  type ProgrammeAddress,
  programmeHref,
  readAddress,
  type UnknownValue,
} from '@inktvis/programme/filters/address';
import { selectedCount } from '@inktvis/programme/filters/facets';
import { type WiderChoice, widerChoices } from '@inktvis/programme/filters/wider';
import { countWords, selectionWords, statusWords } from '@inktvis/programme/filters/words';
import { indexOf } from '@inktvis/programme/programme-index';
import { type StripDay, stripDays } from '../../blocks/date-strip/date-strip.ts';
import type { Load, Loaded, ViewContext } from '../view.ts';
import { type FilterFormModel, filterForm } from './filters/filter-form.ts';
import type { ResultLinks } from './filters/ResultLine.tsx';
import { programmeLinks } from './links.ts';
import { layOut, type Results } from './results.ts';

export type ProgrammeData = {
  /** What is shown, with the day in its path even when the clock chose it. */
  readonly address: ProgrammeAddress;
  readonly days: readonly StripDay[];
  readonly allDays: { readonly href: string; readonly count: number; readonly selected: boolean };
  readonly form: FilterFormModel;
  readonly unknown: readonly UnknownValue[];
  /** `48 belevingen`, and the same with what it was narrowed by. */
  readonly count: string;
  readonly status: string;
  readonly links: ResultLinks;
  /** Where nothing was found: what would find something. */
  readonly wider: readonly WiderChoice[];
  readonly isEmpty: boolean;
  readonly results: Results;
};

const LAYOUT_WORDS = {
  cards: null,
  timetable: messages.programme.in_timetable,
  paper: messages.programme.on_paper,
} as const;

/** What makes the list of all days another than that of one day. */
const ALL_DAYS = 'dag=alle';

/** More choices than this at once are not worth keeping: nobody else makes the same ones. */
const MOST_KEPT_CHOICES = 3;

/** The day in view: that of the address, else the one the clock chooses; none when the address means all days. */
function dayInView(
  own: Day | null,
  address: ProgrammeAddress,
  days: FilterItems['days'],
  now: Date,
): Day | null {
  if (own !== null) return own;
  const everyDay = address.allDays || selectedCount(address.selection) > 0;
  if (everyDay && address.layout !== 'timetable') return null;
  return defaultDay(
    days.map(({ content }) => content.date),
    now,
  );
}

const pathOf = (day: Day | null, days: FilterItems['days']): string =>
  days.find(({ content }) => content.date === day)?.href ?? PROGRAMME_PATH;

/** Paper says where the festival is; the home page knows. */
async function venueFor({ layout }: ProgrammeAddress, { content }: ViewContext): Promise<string> {
  if (layout !== 'paper') return '';
  const home = await content.page('home');
  return home.ok && home.value?.type === 'home' ? home.value.content.venue : '';
}

/** The programme at an address; `own` is the day of its path. */
async function loadItems(own: Day | null, context: ViewContext): Promise<Read<Loaded<ProgrammeData>>> {
  const { content, now, url } = context;
  const [programme, read] = await Promise.all([content.programme(), content.filterItems()]);
  if (!programme.ok) return programme;
  if (!read.ok) return read;

  const filterItems = read.value;
  const { days } = filterItems;
  const index = indexOf(programme.value, filterItems);
  const { address: asked, unknown } = readAddress(url, index.facets);
  const day = dayInView(own, asked, days, now);
  const address = { ...asked, path: pathOf(day, days), allDays: day === null };
  const { selection } = address;
  const found = index.find({ day, selection });
  const counts = found.counts();
  const chosen = selectionWords(index.facets, selection);
  const venue = await venueFor(address, context);
  const results = layOut(found, { address, day, filterItems, chosen, venue }, context);
  const atPath = (path: string) => programmeHref({ ...address, path, page: 1 });
  return ok({
    data: {
      address,
      days: stripDays(days, now, { selected: day, counts: counts.day }).map((one) => ({
        ...one,
        href: atPath(one.href),
      })),
      allDays: {
        href: programmeHref({
          ...address,
          path: PROGRAMME_PATH,
          allDays: true,
          layout: 'cards',
          page: 1,
        }),
        count: counts.allDays,
        selected: day === null,
      },
      form: filterForm(address, index.facets, counts),
      unknown,
      count: countWords(found.total),
      status: statusWords(found.total, chosen, day),
      links: programmeLinks(address),
      wider: found.total === 0 ? widerChoices(address, day, index) : [],
      isEmpty: found.total === 0,
      results,
    },
    paging: results.layout === 'cards' ? results.paging : { page: 1, count: 1 },
    narrowed: chosen || null,
    layout: LAYOUT_WORDS[address.layout],
    query: day === null ? ALL_DAYS : undefined,
    pageColour: results.layout === 'timetable' ? 'blue' : undefined,
    keep: unknown.length === 0 && selectedCount(selection) <= MOST_KEPT_CHOICES,
  });
}

/** The whole programme. */
export const loadProgramme: Load<'default_date_overview', ProgrammeData> = (_story, context) =>
  loadItems(null, context);

/** The programme of one day. */
export const loadDay: Load<'date_overview', ProgrammeData> = (story, context) =>
  loadItems(story.content.date, context);
