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
import type { ProgrammeModel } from './model.ts';

/**
 * The addresses around a list. All follow from its own address, so the model does not hold them: with some choices each is
 * 200 characters long, and they would be a third of what a page hands to its island.
 */

/** The cells of the date strip: each day, and all of them, with the filters of the list. */
export function dateLinks({ address, days, allDays }: ProgrammeModel) {
  const first = firstPage(address);
  const href = programmeHref({ ...first, path: PROGRAMME_PATH, allDays: true, layout: 'cards' });
  return {
    days: days.map((one) => ({ ...one, href: programmeHref({ ...first, path: one.href }) })),
    allDays: allDays ? { ...allDays, href } : undefined,
  };
}

/** The chosen values of a list, each with the link that removes it, and the link that removes all. */
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

/** Other ways to get the items of a list. */
export function resultLinks(address: ProgrammeAddress) {
  const list = listAddress(address);
  return {
    cards: programmeHref(list),
    timetable: programmeHref({ ...list, layout: 'timetable' }),
    /** Everything on one page, which opens the print dialog. */
    print: `${programmeHref({ ...list, whole: true })}#${PRINT_ID}`,
    /** The day on one printed page; null for all days. */
    sheet: address.allDays ? null : programmeHref({ ...list, layout: 'sheet' }),
    calendar: `${address.path}.ics${selectionQuery(address.selection)}`,
  };
}
