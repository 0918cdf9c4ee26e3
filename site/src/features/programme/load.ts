import { brusselsDay } from '@inktvis/foundation/brussels';
import { namingUnknown } from '@inktvis/foundation/parameters';
import { allOk, ok } from '@inktvis/foundation/result';
import { programme as messages } from '@inktvis/messages/programme';
import { isStorable, programmeHref, readAddress, unknownValues } from '@inktvis/programme/filters/address';
import { indexOf } from '@inktvis/programme/filters/programme-index';
import { selectionWords } from '@inktvis/programme/filters/words';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import { daySheet } from '@inktvis/programme/print/day-sheet';
import { paperOf } from '@inktvis/programme/print/print';
import type { Load, ViewContext } from '../view.ts';
import { countChanges } from './changes/page.ts';
import {
  dayInView,
  listModel,
  type ProgrammeList,
  type ProgrammeType,
  type Query,
  resultsOf,
} from './list.ts';
import type { DaySheetProps } from './sheet/DaySheet.tsx';

export type LoadedProgramme =
  | { readonly kind: 'list'; readonly list: ProgrammeList }
  | ({ readonly kind: 'sheet' } & DaySheetProps);

const LAYOUT_WORDS = {
  cards: null,
  timetable: messages.in_timetable,
  sheet: messages.in_sheet,
} as const;

/** It makes the list of all days another page than that of one day. */
const ALL_DAYS_QUERY = 'dag=alle';

const ONE_PAGE = { page: 1, count: 1 } as const;

/** The home page knows. */
async function venueOf({ content }: ViewContext): Promise<string> {
  const home = await content.page('home');
  return home.ok && home.value?.type === 'home' ? home.value.content.venue : '';
}

export const loadProgramme: Load<ProgrammeType, LoadedProgramme> = async (story, context) => {
  const { content, now, url, canonicalBase, build } = context;
  const read = await allOk([content.programme(), content.filterItems()]);
  if (!read.ok) return read;

  const [programme, filterItems] = read.value;
  const { days, locations } = filterItems;
  const index = indexOf(programme, filterItems);
  const asked = readAddress(url, index.facets);
  const day = dayInView(story, asked, days, now);
  const path = days.find((one) => one.content.date === day)?.href ?? PROGRAMME_PATH;
  const address = { ...asked, path, allDays: day === null };
  const found = index.find({ day, selection: address.selection });
  const chosen = selectionWords(index.facets, address.selection);
  const shared = {
    narrowed: chosen || null,
    layout: address.whole ? messages.in_print : LAYOUT_WORDS[address.layout],
    query: day === null ? ALL_DAYS_QUERY : undefined,
    storable: isStorable(address),
    redirectTo: namingUnknown(programmeHref(asked), unknownValues(url.searchParams, index.facets)),
  };
  if (address.layout === 'sheet' && day !== null) {
    const items = found.slice();
    const options = { address, days, chosen, now, canonicalBase, venue: await venueOf(context) };
    const emptyText = story.type === 'default_date_overview' ? story.content.emptyText : '';
    const sheet = daySheet(items, locations, day);
    const paper = paperOf(day, items.length, options);
    return ok({ ...shared, data: { kind: 'sheet', address, sheet, paper, emptyText }, paging: ONE_PAGE });
  }
  const query: Query = { story, address, day, index, found, filterItems, context };
  const results = resultsOf(query);
  const today = brusselsDay(now);
  const isToday = day === today;
  const model = listModel(query, isToday ? await countChanges(today, content) : 0);
  const list: ProgrammeList = { build, model, results };
  return ok({
    ...shared,
    data: { kind: 'list', list },
    list,
    isQuiet: isToday,
    paging: 'paging' in results ? results.paging : ONE_PAGE,
    pageColour: model.layout === 'timetable' ? 'blue' : undefined,
  });
};
