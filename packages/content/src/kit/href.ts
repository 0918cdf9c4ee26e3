/** An e-mail address without scheme, perhaps with a subject behind it. */
const EMAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[a-z]{2,24}(?=\?|$)/i;
/** A number as it is dialled, so that `2024-10-26` stays a path; ITU-T E.164 allows 15 digits. */
const PHONE = /^(?:\+|\(?0)(?:[\s()./\u2010-\u2015-]*\d){7,15}$/;
/** The name of a host at the start of an address: its last label consists of letters. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,24})(?=[/?#]|$)/i;
/** Endings of file names, which hardly any host has. */
const FILE =
  /^(?:aspx?|csv|docx?|epub|gif|html?|ics|jpe?g|json|mp[34]|ods|odt|pdf|php|png|pptx?|rtf|svg|txt|webp|xlsx?|xml|zip)$/i;
/** Characters without a form: programs copy them along. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A scheme of RFC 3986, and what is behind it. */
export const SCHEME = /^([a-z][a-z0-9+.-]*):(.*)$/is;

/** An address without scheme gets one when it is clear which: `delijn.be/nl`, not `folder.pdf`. */
function withScheme(address: string): string {
  if (EMAIL.test(address)) return `mailto:${address}`;
  if (PHONE.test(address)) return `tel:${address}`;
  if (/^[/\\]{2}/.test(address)) return `https:${address.replaceAll('\\', '/')}`;
  const [, last = ''] = HOST.exec(address) ?? [];
  return last === '' || FILE.test(last) ? address : `https://${address}`;
}

/** Whether a name can be of a host on the internet: it has a dot, and no address of numbers. */
export const isHost = (name: string): boolean => HOST.test(name);

export const isExternal = (href: string): boolean => /^https?:/i.test(href);

const encodeSpaces = (text: string): string => text.replace(/\s/g, encodeURIComponent);

/** As mail programs read them (RFC 6068, 5). */
const withLineBreaks = (text: string): string => text.replace(/(%0D)?%0A|%0D/gi, '%0D%0A');

/** Path, query and fragment, encoded. Two slashes at the start would name a host. */
export const pathOf = ({ pathname, search, hash }: URL): string =>
  pathname.replace(/^\/+/, '/') + search + hash;

function absoluteHref(scheme: string, rest: string, siteUrl: string | undefined): string | null {
  switch (scheme) {
    case 'http':
    case 'https': {
      const href = encodeSpaces(`${scheme}:${rest}`);
      const url = URL.parse(href);
      // A name and password before the host hide which host it is.
      if (!url?.host || url.username || url.password) return null;
      return siteUrl !== undefined && url.host === new URL(siteUrl).host ? pathOf(url) : href;
    }
    case 'mailto':
      return rest.trim() === '' ? null : `mailto:${withLineBreaks(encodeSpaces(rest.trim()))}`;
    case 'tel': {
      // After a country code the `(0)` of `+32 (0)56` is not dialled.
      const number = rest.replace(/^(\s*\+\d+\D*)\(0\)/, '$1').replace(/[;?].*|%20|[^\d+]/gs, '');
      return /\d/.test(number) ? `tel:${number}` : null;
    }
    default:
      return null;
  }
}

/** What an editor typed as an `href`; null for `javascript:` and the like (requirements 3). A page of `siteUrl` becomes a path. */
export function safeHref(text: string, siteUrl?: string): string | null {
  const address = withScheme(text.replace(UNSEEN, '').trim());
  const [, scheme, rest = ''] = SCHEME.exec(address) ?? [];
  if (scheme !== undefined) return absoluteHref(scheme.toLowerCase(), rest, siteUrl);
  if (address === '') return null;
  const path = encodeSpaces(address);
  return /^[/#?]/.test(path) ? path : `/${path}`;
}
