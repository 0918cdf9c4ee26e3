import { type ProgrammeAddress, programmeHref, selectionQuery } from '@inktvis/programme/filters/address';
import { FACETS, NOTHING_SELECTED, toggled } from '@inktvis/programme/filters/facets';
import { NAMES_PATH, PROGRAMME_PATH } from '@inktvis/programme/paths';
import { PRINT_ID } from '../../ui/ids.ts';
import type { ActiveFilter, FilterFormModel, ProgrammeModel, ResultLinks } from './model.ts';

/**
 * The addresses around a list. All follow from its own address, so the model does not hold them: with some choices each is
 * 200 characters long, and they would be a third of what a page hands to its island.
 */

const firstPage = (address: ProgrammeAddress): ProgrammeAddress => ({ ...address, page: 1 });

type DateLinks = Pick<ProgrammeModel, 'days'> & {
  readonly allDays: ProgrammeModel['allDays'] & { readonly href: string };
};

/** The cells of the date strip: each day, and all of them, with the filters of the list. */
export function dateLinks({ address, days, allDays }: ProgrammeModel): DateLinks {
  const first = firstPage(address);
  const href = programmeHref({ ...first, path: PROGRAMME_PATH, allDays: true, layout: 'cards' });
  return {
    days: days.map((one) => ({ ...one, href: programmeHref({ ...first, path: one.href }) })),
    allDays: { ...allDays, href },
  };
}

/** The filter form of a list, and the links that remove what is chosen. */
export function filterForm({ address, options }: ProgrammeModel): FilterFormModel {
  const first = firstPage(address);
  const clearHref = programmeHref({ ...first, selection: NOTHING_SELECTED });
  const [action = '', query = ''] = clearHref.split('?');
  const active = FACETS.flatMap((facet) =>
    options[facet]
      .filter(({ checked }) => checked)
      .map(({ slug, label }): ActiveFilter => {
        const selection = toggled(address.selection, facet, slug);
        return { label, href: programmeHref({ ...first, selection }) };
      }),
  );
  const hidden = [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
  return { action, hidden, options, active, clearHref };
}

/** Other ways to get the items of a list. */
export function resultLinks({ address, hasNames }: ProgrammeModel): ResultLinks {
  const first = firstPage(address);
  const toPrint = `#${PRINT_ID}`;
  const print = { ...first, layout: 'print', whole: true } as const;
  return {
    cards: programmeHref({ ...first, layout: 'cards' }),
    timetable: programmeHref({ ...first, layout: 'timetable' }),
    print: { of: address.allDays ? 'list' : 'day', href: programmeHref(print) + toPrint },
    sheet: address.allDays ? null : programmeHref({ ...first, layout: 'sheet' }),
    calendar: `${address.path}.ics${selectionQuery(address.selection)}`,
    names: hasNames ? NAMES_PATH : null,
  };
}
