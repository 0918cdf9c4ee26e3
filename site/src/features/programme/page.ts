import { formatDayLong } from '@inktvis/foundation/brussels';
import { search } from '@inktvis/messages/search';
import { dayWords } from '../../cards/when-where.ts';
import { definePage, LIST } from '../page-kind.ts';
import { type LoadedProgramme, loadDay, loadProgramme } from './load.ts';

export const dayPage = definePage<'date_overview', LoadedProgramme>({
  ...LIST,
  template: 'programme/DayPage',
  load: loadDay,
  search: {
    label: search.kind_day,
    icon: 'calendar',
    facts: ({ content }) => [dayWords(content.date)],
  },
  year: 'title',
  listTitle: ({ content }) => formatDayLong(content.date),
});

export const programmePage = definePage<'default_date_overview', LoadedProgramme>({
  template: 'programme/Page',
  load: loadProgramme,
  ...LIST,
  year: 'title',
});
