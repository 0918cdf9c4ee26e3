import { type ProgrammeAddress, programmeHref, selectionQuery } from '@inktvis/programme/filters/address';
import { FACETS, NOTHING_SELECTED, toggled } from '@inktvis/programme/filters/facets';
import { NAMES_PATH, PROGRAMME_PATH } from '@inktvis/programme/paths';
import { PRINT_ID } from '../../ui/ids.ts';
import type { ProgrammeModel } from './model.ts';

/**
 * The addresses around a list. All follow from its own address, so the model does not hold them: with some choices each is
 * 200 characters long, and they would be a third of what a page hands to its island.
 */

const firstPage = (address: ProgrammeAddress): ProgrammeAddress => ({ ...address, page: 1 });

/** The cells of the date strip: each day, and all of them, with the filters of the list. */
export function dateLinks({ address, days, allDays }: ProgrammeModel) {
  const first = firstPage(address);
  const href = programmeHref({ ...first, path: PROGRAMME_PATH, allDays: true, layout: 'cards' });
  return {
    days: days.map((one) => ({ ...one, href: programmeHref({ ...first, path: one.href }) })),
    allDays: { ...allDays, href },
  };
}

/** The filter form of a list, and the links that remove what is chosen. */
export function filterForm({ address, options }: ProgrammeModel) {
  const first = firstPage(address);
  /** The list without any filter, on the same day. */
  const clearHref = programmeHref({ ...first, selection: NOTHING_SELECTED });
  const [path = '', query = ''] = clearHref.split('?');
  const active = FACETS.flatMap((facet) =>
    options[facet]
      .filter(({ checked }) => checked)
      .map(({ slug, label }) => {
        const selection = toggled(address.selection, facet, slug);
        return { label, href: programmeHref({ ...first, selection }) };
      }),
  );
  // The parameters that are no filter are hidden fields; the day is in the path.
  const hidden = [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
  return { action: path, hidden, options, active, clearHref };
}

export type FilterFormModel = ReturnType<typeof filterForm>;

/** Other ways to get the items of a list. */
export function resultLinks({ address, hasNames }: Pick<ProgrammeModel, 'address' | 'hasNames'>) {
  const first = firstPage(address);
  const print = programmeHref({ ...first, layout: 'print', whole: true });
  return {
    cards: programmeHref({ ...first, layout: 'cards' }),
    timetable: programmeHref({ ...first, layout: 'timetable' }),
    print: { of: address.allDays ? 'list' : 'day', href: `${print}#${PRINT_ID}` },
    /** The day on one printed page. */
    sheet: address.allDays ? null : programmeHref({ ...first, layout: 'sheet' }),
    calendar: `${address.path}.ics${selectionQuery(address.selection)}`,
    names: hasNames ? NAMES_PATH : null,
  };
}

export type ResultLinks = ReturnType<typeof resultLinks>;
