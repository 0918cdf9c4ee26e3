import {
  firstPage,
  listAddress,
  type ProgrammeAddress,
  programmeHref,
  selectionQuery,
} from '@inktvis/programme/filters/address';
import { FACETS, NOTHING_SELECTED, toggled } from '@inktvis/programme/filters/facets';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import { PRINT_ID } from '../../ui/ids.ts';
import type { ProgrammeModel } from './list.ts';

/** The addresses around a list follow from its own: in the model they would be a third of what a page hands to its island. */

export function dateLinks({ address, days, allDays }: ProgrammeModel) {
  const first = firstPage(address);
  const href = programmeHref({ ...first, path: PROGRAMME_PATH, allDays: true, layout: 'cards' });
  return {
    days: days.map((one) => ({ ...one, href: programmeHref({ ...first, path: one.href }) })),
    allDays: allDays ? { ...allDays, href } : undefined,
  };
}

/** Each with the link that removes it, and the link that removes all. */
export function chosenFilters({ address, options }: ProgrammeModel) {
  const first = firstPage(address);
  const active = FACETS.flatMap((facet) =>
    options[facet]
      .filter(({ checked }) => checked)
      .map(({ slug, label }) => {
        const selection = toggled(address.selection, facet, slug);
        return { label, href: programmeHref({ ...first, selection }) };
      }),
  );
  return { active, clearHref: programmeHref({ ...first, selection: NOTHING_SELECTED }) };
}

export function resultLinks(address: ProgrammeAddress) {
  const list = listAddress(address);
  return {
    cards: programmeHref(list),
    timetable: programmeHref({ ...list, layout: 'timetable' }),
    /** It opens the print dialog. */
    print: `${programmeHref({ ...list, whole: true })}#${PRINT_ID}`,
    /** Null for all days. */
    sheet: address.allDays ? null : programmeHref({ ...list, layout: 'sheet' }),
    calendar: `${address.path}.ics${selectionQuery(address.selection)}`,
  };
}
