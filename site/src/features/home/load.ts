import { ok } from '@inktvis/foundation/result';
import { facetHref } from '@inktvis/programme/filters/address';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import { nextChange } from '@inktvis/programme/still-to-come';
import type { Load } from '../view.ts';

/** A theme of the band: where it leads, its name and its sign. */
export type ThemeLink = { readonly href: string; readonly title: string; readonly icon: ThemeIcon | null };

/**
 * The home page is shown without its themes when they cannot be read, but not stored that way. What its blocks show of
 * the programme is true until an item begins or ends.
 */
export const loadHome: Load<'home', readonly ThemeLink[]> = async (_story, { content, now }) => {
  const [items, programme] = await Promise.all([content.filterItems(), content.programme()]);
  if (!items.ok) return ok({ data: [], storable: false });
  return ok({
    freshUntil: programme.ok ? nextChange(programme.value, now) : null,
    data: items.value.themes.map((theme) => ({
      href: facetHref('theme', theme.slug),
      title: theme.content.title,
      icon: theme.content.icon,
    })),
  });
};
