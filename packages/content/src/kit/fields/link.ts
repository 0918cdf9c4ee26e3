import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import type { ReadContext } from '../context.ts';
import type { Field, FieldOptions } from '../field.ts';
import { isExternal, safeHref, storyHref } from '../safe-href.ts';

/** A link an editor made, ready for an `href`. */
export type Link = {
  readonly href: string;
  /** Leaves the site. */
  readonly external: boolean;
  readonly newWindow: boolean;
};

const optionalText = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() ?? '');
const wire = z.object({
  linktype: z.string().catch('url'),
  id: optionalText,
  url: optionalText,
  cached_url: optionalText,
  email: optionalText,
  anchor: optionalText,
  target: optionalText,
  story: z.object({ full_slug: z.string() }).nullish().catch(null),
});

/**
 * Reads a multilink (contract, section 6). A story link goes to where the story is now: the resolved story, then the
 * index of addresses, then the address cached in the link. Null when the link is empty or its address is unsafe.
 */
export function readLink(value: unknown, context: Pick<ReadContext, 'findSlug'>): Link | null | undefined {
  const parsed = wire.safeParse(value);
  if (!parsed.success) return undefined;
  const { linktype, id, url, cached_url, email, anchor, target, story } = parsed.data;
  const anchored = (href: string) => (anchor ? `${href}#${encodeURIComponent(anchor)}` : href);
  let href: string | null = null;
  if (linktype === 'email') href = email ? safeHref(`mailto:${email.replace(/^mailto:/i, '')}`) : null;
  else if (linktype === 'story' && id) {
    const slug = story?.full_slug ?? context.findSlug(id) ?? cached_url;
    href = slug ? anchored(storyHref(slug)) : null;
  } else if (url || cached_url) href = safeHref(url || cached_url);
  if (!href) return null;
  return { href, external: isExternal(href), newWindow: target === '_blank' };
}

/** A link to a story, an address, an e-mail address or a file; null when empty. */
export const link = (options: FieldOptions): Field<Link | null> => ({
  kind: 'multilink',
  label: options.label,
  help: options.help,
  required: options.required ?? false,
  cms: { type: 'multilink', email_link_type: true, show_anchor: true, allow_target_blank: true },
  graphql: 'Link',
  filterable: false,
  empty: null,
  read(value, context) {
    const found = readLink(value, context);
    if (found === undefined) return err('geen link');
    if (found === null && options.required) return err('de link is leeg of onveilig');
    return ok(found);
  },
});
