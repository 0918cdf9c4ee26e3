/** A site that may be shown in a frame: what it is called, and what it shows. */
type Service = { readonly name: string; readonly shows: 'map' | 'video' | 'audio' };

/** What an editor's embed code comes down to. */
type ParsedEmbed =
  | {
      readonly kind: 'frame';
      readonly src: string;
      readonly title: string;
      readonly service: Service;
    }
  /** Not from a service we allow; `href` is where it can be seen, when that is a safe address. */
  | { readonly kind: 'elsewhere'; readonly href: string | null };

/** Services an embed may come from; the content security policy names the same hosts. */
const SERVICES: { readonly [host: string]: Service | undefined } = {
  'openstreetmap.org': { name: 'OpenStreetMap', shows: 'map' },
  'youtube-nocookie.com': { name: 'YouTube', shows: 'video' },
  'youtube.com': { name: 'YouTube', shows: 'video' },
  'player.vimeo.com': { name: 'Vimeo', shows: 'video' },
  'open.spotify.com': { name: 'Spotify', shows: 'audio' },
  'w.soundcloud.com': { name: 'SoundCloud', shows: 'audio' },
};

const IFRAME = /<iframe\b((?:[^>"']|"[^"]*"|'[^']*')*)>/i;
const ENTITIES: { readonly [name: string]: string | undefined } = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** The value of an attribute of a tag; as in a browser, the first of two with one name counts. */
function attribute(tag: string, name: 'src' | 'title'): string {
  const pattern = new RegExp(`(?:^|[\\s"'/])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const [, double, single, bare] = pattern.exec(tag) ?? [];
  return decode(double ?? single ?? bare ?? '').trim();
}

/** An https address without a login in it, or null. */
function secure(text: string): URL | null {
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}

const otherLink = (code: string): string =>
  /\bhref\s*=\s*["']?(https:\/\/[^\s"'<>]+)/i.exec(code)?.[1] ??
  /^https:\/\/[^\s"'<>]+$/.exec(code.trim())?.[0] ??
  '';

/**
 * Reads an embed code (block `embed`, field `embed_code`). Nothing of it is ever put in a page: only the address of
 * its first `<iframe>`, when that is https and from a service on the list, and its title as text.
 */
export function parseEmbed(code: string): ParsedEmbed {
  const tag = IFRAME.exec(code.replace(/<!--[\s\S]*?(?:-->|$)/g, ''));
  if (!tag) return { kind: 'elsewhere', href: secure(decode(otherLink(code)))?.href ?? null };
  const [, attributes = ''] = tag;
  const url = secure(attribute(attributes, 'src'));
  if (!url) return { kind: 'elsewhere', href: null };
  const host = url.hostname.replace(/^www\./, '');
  const service = url.port === '' ? SERVICES[host] : undefined;
  if (!service) return { kind: 'elsewhere', href: url.href };
  // The same player, without cookies before it plays.
  if (service.name === 'YouTube') url.hostname = 'www.youtube-nocookie.com';
  if (service.name === 'OpenStreetMap') url.hostname = 'www.openstreetmap.org';
  return { kind: 'frame', src: url.href, title: attribute(attributes, 'title'), service };
}
