import { formatDayLong } from '@inktvis/foundation/brussels';
import { search } from '@inktvis/messages/search';
import { dayWords } from '../../cards/when-where.ts';
import { definePage, LIST, type PageKind } from '../page-kind.ts';
import type { ProgrammeType } from './list.ts';
import { type LoadedProgramme, loadProgramme } from './load.ts';

export const programmePage = definePage<ProgrammeType, LoadedProgramme>({
  template: 'programme/Page',
  load: loadProgramme,
  ...LIST,
  year: 'title',
});

const day: Pick<PageKind<'date_overview'>, 'search' | 'listTitle'> = {
  search: {
    label: search.kind_day,
    icon: 'calendar',
    facts: ({ content }) => [dayWords(content.date)],
  },
  listTitle: ({ content }) => formatDayLong(content.date),
};

export const dayPage = { ...programmePage, ...day };
