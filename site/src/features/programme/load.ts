import type { Read } from '@inktvis/content/client';
import { brusselsDay, type Day } from '@inktvis/foundation/brussels';
import { namingUnknown } from '@inktvis/foundation/parameters';
import { allOk, ok } from '@inktvis/foundation/result';
import { programme as messages } from '@inktvis/messages/programme';
import { isStorable, programmeHref, readAddress, unknownValues } from '@inktvis/programme/filters/address';
import { indexOf } from '@inktvis/programme/filters/programme-index';
import { selectionWords } from '@inktvis/programme/filters/words';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { daySheet } from '@inktvis/programme/print/day-sheet';
import { paperOf } from '@inktvis/programme/print/print';
import type { Load, Loaded, ViewContext } from '../view.ts';
import { countChanges } from './changes/read.ts';
import { dayInView, listModel, pathOf, resultsOf, type Words } from './list.ts';
import type { ProgrammeList } from './model.ts';
import type { DaySheetProps } from './sheet/DaySheet.tsx';

export type LoadedProgramme =
  | {
      readonly kind: 'list';
      readonly list: ProgrammeList;
      /** On this page as cards, for structured data. */
      readonly shown: readonly Occurrence[];
    }
  | ({ readonly kind: 'sheet' } & DaySheetProps);

const LAYOUT_WORDS = {
  cards: null,
  timetable: messages.in_timetable,
  sheet: messages.in_sheet,
} as const;

/** It makes the list of all days another page than that of one day. */
const ALL_DAYS_QUERY = 'dag=alle';

/** The home page knows. */
async function venueOf({ content }: ViewContext): Promise<string> {
  const home = await content.page('home');
  return home.ok && home.value?.type === 'home' ? home.value.content.venue : '';
}

const changedToday = async (day: Day | null, { content, now }: ViewContext): Promise<number> =>
  day !== null && day === brusselsDay(now) ? countChanges(content, day) : 0;

/** `own`: the day of the path. */
async function loadAt(
  own: Day | null,
  words: Words,
  context: ViewContext,
): Promise<Read<Loaded<LoadedProgramme>>> {
  const { content, now, url, canonicalBase } = context;
  const read = await allOk([content.programme(), content.filterItems()]);
  if (!read.ok) return read;

  const [programme, filterItems] = read.value;
  const { days } = filterItems;
  const index = indexOf(programme, filterItems);
  const asked = readAddress(url, index.facets);
  const day = dayInView(own, asked, days, now);
  const address = { ...asked, path: pathOf(day, days), allDays: day === null };
  const found = index.find({ day, selection: address.selection });
  const chosen = selectionWords(index.facets, address.selection);
  const shared = {
    narrowed: chosen || null,
    layout: address.whole ? messages.in_print : LAYOUT_WORDS[address.layout],
    query: day === null ? ALL_DAYS_QUERY : undefined,
    storable: isStorable(address),
    redirectTo: namingUnknown(programmeHref(asked), unknownValues(url.searchParams, index.facets)),
  };
  const { emptyText } = words;
  if (address.layout === 'sheet' && day !== null) {
    const items = found.slice();
    const options = { address, days, chosen, now, canonicalBase, venue: await venueOf(context) };
    const sheet = daySheet(items, filterItems.locations, day);
    const paper = paperOf(day, items.length, options);
    return ok({
      ...shared,
      data: { kind: 'sheet', address, sheet, paper, emptyText },
      paging: { page: 1, count: 1 },
    });
  }
  const isFormer = Boolean(context.former);
  const query = { address, day, index, found, filterItems, isFormer };
  const { results, shown } = resultsOf(query, emptyText, now);
  const model = listModel(query, words, { ...context, changed: await changedToday(day, context) });
  const list: ProgrammeList = { build: context.build, model, results };
  return ok({
    ...shared,
    data: { kind: 'list', list, shown },
    list,
    isQuiet: model.days.some(({ today, selected }) => today && selected),
    paging: 'paging' in results ? results.paging : { page: 1, count: 1 },
    pageColour: model.layout === 'timetable' ? 'blue' : undefined,
  });
}

export const loadProgramme: Load<'default_date_overview', LoadedProgramme> = ({ content }, context) =>
  loadAt(null, { ...content, arm: 'laag-boek' }, context);

export const loadDay: Load<'date_overview', LoadedProgramme> = ({ content }, context) =>
  loadAt(content.date, { ...content, emptyText: '', arm: 'laag-inkt' }, context);
