import { withAnchorId } from '@inktvis/foundation/element-id';
import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import {
  type ContentProblem,
  described,
  type Field,
  type FieldOptions,
  optionalText,
  type ReadContext,
} from './definition.ts';
import { isExternal, isHost, SCHEME, safeHref } from './href.ts';
import { text } from './values.ts';

/** The address of a page on another site, typed as text; `x.com/inktvis` gets its scheme. */
export const webAddress = (options: FieldOptions): Field<string> => ({
  ...text(options),
  read(value) {
    const href = typeof value === 'string' ? safeHref(value) : null;
    return href && isExternal(href) ? ok(href) : err('geen webadres dat met https:// begint');
  },
});

const SHOP_CODE = /^[\w-]{1,64}$/;

/** A page of the ticket shop: an address with https, or a code that stands for `{code}` in `TICKET_SHOP_URL`; `''` when empty. */
export const shopAddress = (options: FieldOptions): Field<string> => ({
  ...text(options),
  read(value, { ticketShop }) {
    const typed = String(value).trim();
    if (SHOP_CODE.test(typed))
      return ticketShop
        ? ok(ticketShop.replace('{code}', typed))
        : err('een code, en TICKET_SHOP_URL is niet ingesteld; schrijf het hele adres');
    const url = URL.parse(safeHref(typed) ?? '');
    return url?.protocol === 'https:' && isHost(url.hostname)
      ? ok(url.href)
      : err('geen adres dat met https:// begint');
  },
});

/** A slug without outer slashes, which the service writes in some places. */
export const bareSlug = (slug: string): string => slug.replace(/^\/+|\/+$/g, '');

/** The address of a story, in small letters as all are (requirements 2.2): `home` is the front page. */
export const storyHref = (fullSlug: string): string =>
  `/${bareSlug(fullSlug.toLowerCase()).replace(/^home$/, '')}`;

export type Link = {
  readonly href: string;
  readonly external: boolean;
  readonly newWindow: boolean;
};

const wireLink = z.object({
  linktype: z.string().catch('url'),
  id: optionalText,
  url: optionalText,
  cached_url: optionalText,
  email: optionalText,
  anchor: optionalText,
  target: optionalText,
});

/** A multilink (storyblok.com/docs/concepts/fields): null when empty, unsafe or not published, undefined when it is no link. */
export function readLink(value: unknown, context: ReadContext, path: string): Link | null | undefined {
  const parsed = wireLink.safeParse(value);
  if (!parsed.success) return undefined;
  const { linktype, id, url, cached_url, email, anchor, target } = parsed.data;
  const leaveOut = (kind: ContentProblem['kind'], why: string) => {
    const message = `een link is weggelaten: ${why}`;
    context.report({ kind, story: context.story, path, message });
    return null;
  };
  let href: string | null = null;
  if (linktype === 'email') href = email ? safeHref(`mailto:${email.replace(/^mailto:/i, '')}`) : null;
  else if (linktype === 'story') {
    const known = id ? context.findSlug(id) : undefined;
    // A link without a uuid still has the address cached in it, and its anchor.
    const cached = cached_url || url;
    const own = storyHref(known || cached);
    if (known === null) return leaveOut('unpublished-link', `'${own}' is niet gepubliceerd`);
    if (known || cached) href = safeHref(!known && SCHEME.test(cached) ? cached : own, context.siteUrl);
    if (href && anchor) href += `#${encodeURIComponent(anchor)}`;
  } else if (url || cached_url) href = safeHref(url || cached_url, context.siteUrl);
  const given = email || url || cached_url;
  if (!href) return given ? leaveOut('unsafe-link', `het adres '${given.slice(0, 80)}' kan niet`) : null;
  const external = isExternal(href);
  return { href: external ? href : withAnchorId(href), external, newWindow: target === '_blank' };
}

/** A link to a story, an address, an e-mail address or a file; null when empty. */
export const link = (options: FieldOptions): Field<Link | null> => ({
  ...described(options),
  cms: {
    type: 'multilink',
    email_link_type: true,
    asset_link_type: true,
    show_anchor: true,
    allow_target_blank: true,
    // A `rel` or `title` of the editor would not be shown.
    allow_custom_attributes: false,
  },
  empty: null,
  read(value, context, path) {
    const found = readLink(value, context, path);
    if (found === undefined) return err('geen link');
    if (found === null && options.required) return err('de link is leeg of onveilig');
    return ok(found);
  },
});
