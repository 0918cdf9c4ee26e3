import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { messages } from '@inktvis/messages';
import { occurrenceKey } from '../occurrence-key.ts';
import { sortOccurrences } from '../occurrences.ts';
import { type Exported, type ExportSite, makeSchedule, readSource } from './export-source.ts';

/** Where experiences live. */
const EXPERIENCES = '/activiteiten';
export const MOMENT_PARAMETER = 'moment';

/** Address and parameter of a list that somebody shares: `/mijn-leeslint?b=4k.7m`. */
const LIST_PATH = '/mijn-leeslint';
export const LIST_PARAMETER = 'b';

/**
 * Every date of an experience, or the one that `?moment=` names; null when there is no such experience or date.
 */
export async function exportExperience(slug: string, site: ExportSite): Promise<Read<Exported | null>> {
  const source = await readSource(site.content);
  if (!source.ok) return source;
  const path = `${EXPERIENCES}/${slug}`;
  const moment = site.url.searchParams.get(MOMENT_PARAMETER);
  const found = source.value.programme.filter(
    (one) => one.content.experience?.href === path && (moment === null || occurrenceKey(one) === moment),
  );
  const title = found[0]?.content.experience?.content.title;
  if (title === undefined) return ok(null);
  return ok({
    schedule: makeSchedule(sortOccurrences(found), { what: title, path }, site, source.value),
    keep: true,
    fileName: `${site.product}-${slug}`,
  });
}

/**
 * The list whose short names the address holds (`server/query-rules.ts`); those that no longer exist are left out. Null when it holds none at
 * all. Nobody else has the same list, so it is not kept.
 */
export async function exportList(site: ExportSite): Promise<Read<Exported | null>> {
  const asked = site.url.searchParams.get(LIST_PARAMETER);
  if (!asked) return ok(null);
  const source = await readSource(site.content);
  if (!source.ok) return source;
  const ids = new Set(asked.split('.'));
  const found = source.value.programme.filter((one) => ids.has(occurrenceKey(one)));
  const path = `${LIST_PATH}?${LIST_PARAMETER}=${encodeURIComponent(asked)}`;
  const what = messages.myList.title.toLowerCase();
  return ok({
    schedule: makeSchedule(sortOccurrences(found), { what, path }, site, source.value),
    keep: false,
    fileName: `${site.product}-${LIST_PATH.slice(1)}`,
  });
}
