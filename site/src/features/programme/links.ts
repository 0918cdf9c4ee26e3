import { type ProgrammeAddress, programmeHref, selectionQuery } from '@inktvis/programme/filters/address';
import type { ResultLinks } from './filters/ResultLine.tsx';

/** What else can be done with a list: see it in the other layout, print it, take it along. What you see is what you get. */
export function programmeLinks(address: ProgrammeAddress): ResultLinks {
  const first = { ...address, page: 1, large: false };
  const other = address.layout === 'timetable' ? 'cards' : 'timetable';
  return {
    layout: { to: other, href: programmeHref({ ...first, layout: other }) },
    print: {
      of: address.allDays ? 'list' : 'day',
      href: programmeHref({ ...first, layout: 'paper' }),
    },
    printLarge: programmeHref({ ...first, layout: 'paper', large: true }),
    calendar: `${address.path}.ics${selectionQuery(address.selection)}`,
  };
}
