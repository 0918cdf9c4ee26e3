import { ok } from '@inktvis/foundation/result';
import { bareSlug } from '../kit/link.ts';
import type { Catalogue } from './addresses/catalogue.ts';
import { emptySlugTag, storyTag, typeTag } from './dependencies.ts';
import type { Transport } from './transport/transport.ts';

/** Every stored page carries this tag. */
export const EVERYTHING = 'content';

type ChangesOptions = {
  readonly transport: Pick<Transport, 'story'>;
  readonly catalogue: Pick<Catalogue, 'storyAt' | 'typeOf' | 'isPublished'>;
  /** Fetches the addresses again; false when the service did not return them. */
  readonly refreshAddresses: () => Promise<boolean>;
};

/**
 * The tags of all pages that show one of the stories announced at `slugs`: what was there before and what is there
 * now, and the lists of their content types. Null when that cannot be found out; then everything may have changed.
 * Pages that only mention a story are marked by the catalogue when it moves. Whether a slug is the old or the new
 * one of a story that moved does not matter (storyblok.com/docs/concepts/webhooks).
 */
export async function tagsOfChanges(
  slugs: readonly string[],
  { transport, catalogue, refreshAddresses }: ChangesOptions,
): Promise<readonly string[] | null> {
  const announced = slugs.map(bareSlug);
  const before = announced.map((slug) => catalogue.storyAt(slug));
  if (!(await refreshAddresses())) return null;

  const tagsOf = async (slug: string, known: string | undefined): Promise<readonly string[] | null> => {
    const result = catalogue.isPublished(slug) ? await transport.story(slug) : ok(null);
    if (!result.ok) return null;
    const now = result.value;
    const uuids = new Set([known, catalogue.storyAt(slug), now?.uuid].filter((uuid) => uuid !== undefined));
    if (uuids.size === 0) return null;
    const types = [...[...uuids].map((uuid) => catalogue.typeOf(uuid)), now?.content.component];
    return [
      emptySlugTag(slug),
      ...[...uuids].map(storyTag),
      ...types.filter((type) => type !== undefined).map(typeTag),
    ];
  };

  const found = await Promise.all(announced.map((slug, at) => tagsOf(slug, before[at])));
  return found.includes(null) ? null : [...new Set(found.flatMap((tags) => tags ?? []))];
}
