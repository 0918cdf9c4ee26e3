import { ok } from '@inktvis/foundation/result';
import { facetHref } from '@inktvis/programme/filters/address';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import type { Load } from '../view.ts';

/** A theme of the band: where it leads, its name and its sign. */
export type ThemeLink = { readonly href: string; readonly title: string; readonly icon: ThemeIcon | null };

/** The home page is shown without its themes when they cannot be read, but not stored that way. */
export const loadHome: Load<'home', readonly ThemeLink[]> = async (_story, { content }) => {
  const items = await content.filterItems();
  if (!items.ok) return ok({ data: [], storable: false });
  return ok({
    data: items.value.themes.map((theme) => ({
      href: facetHref('theme', theme.slug),
      title: theme.content.title,
      icon: theme.content.icon,
    })),
  });
};
