import type { Read } from '@inktvis/content/client';
import { type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { PROGRAMME_PATH, programmeHref, readAddress } from '../filters/address.ts';
import { selectedCount } from '../filters/facets.ts';
import { selectionWords } from '../filters/words.ts';
import { indexOf } from '../programme-index.ts';
import {
  type Exported,
  type ExportSite,
  type ExportSource,
  makeSchedule,
  readSource,
} from './export-source.ts';

const WHOLE = 'volledig programma';
const FILE = 'programma';
/** As for the list itself: more choices than this at once are not worth keeping. */
const MOST_KEPT_CHOICES = 3;

type Asked = { readonly day: Day | null; readonly path: string; readonly fileName: string };

function exportOf(asked: Asked, site: ExportSite, source: ExportSource): Exported {
  const index = indexOf(source.programme, source.filterItems);
  const { address, unknown } = readAddress(site.url, index.facets);
  const { selection } = address;
  const found = index.find({ day: asked.day, selection });
  const chosen = selectionWords(index.facets, selection);
  const what =
    [chosen, asked.day === null ? '' : formatDayLong(asked.day)].filter(Boolean).join(', ') || WHOLE;
  const path = programmeHref({
    path: asked.path,
    selection,
    layout: 'cards',
    large: false,
    page: 1,
    allDays: asked.day === null,
  });
  return {
    schedule: makeSchedule(found.slice(0, found.total), { what, path }, site, source),
    keep: unknown.length === 0 && selectedCount(selection) <= MOST_KEPT_CHOICES,
    fileName: `${site.product}-${asked.fileName}`,
  };
}

/** The whole programme, narrowed by the filters of the address. */
export async function exportProgramme(site: ExportSite): Promise<Read<Exported>> {
  const source = await readSource(site.content);
  if (!source.ok) return source;
  return ok(exportOf({ day: null, path: PROGRAMME_PATH, fileName: FILE }, site, source.value));
}

/** One day, narrowed by the filters of the address; null when the programme has no day of that name. */
export async function exportDay(slug: string, site: ExportSite): Promise<Read<Exported | null>> {
  const source = await readSource(site.content);
  if (!source.ok) return source;
  const path = `${PROGRAMME_PATH}/${slug}`;
  const found = source.value.filterItems.days.find(({ href }) => href === path);
  if (!found) return ok(null);
  return ok(exportOf({ day: found.content.date, path, fileName: found.slug }, site, source.value));
}
