import { Parser } from 'htmlparser2';

export type Service = { readonly name: string; readonly shows: 'map' | 'video' | 'audio' };

type ParsedEmbed =
  | {
      readonly kind: 'frame';
      readonly src: string;
      readonly title: string;
      readonly service: Service;
    }
  | { readonly kind: 'elsewhere'; readonly href: string | null };

/** Services an embed may come from; the content security policy names the same hosts. */
export const SERVICES: { readonly [host: string]: Service | undefined } = {
  'openstreetmap.org': { name: 'OpenStreetMap', shows: 'map' },
  'youtube-nocookie.com': { name: 'YouTube', shows: 'video' },
  'youtube.com': { name: 'YouTube', shows: 'video' },
  'player.vimeo.com': { name: 'Vimeo', shows: 'video' },
  'open.spotify.com': { name: 'Spotify', shows: 'audio' },
  'w.soundcloud.com': { name: 'SoundCloud', shows: 'audio' },
};

/** An https address without a login in it, or null. */
function secure(text: string): URL | null {
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(absolute)) return null;
  const url = new URL(absolute);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}

function firstOf(code: string) {
  const first: { frame?: Readonly<Record<string, string>>; link?: string } = {};
  new Parser({
    onopentag(name, attributes) {
      if (name === 'iframe') first.frame ??= attributes;
      if (name === 'a') first.link ??= attributes.href;
    },
  }).end(code);
  return first;
}

/** Reads an embed code. Only its first https frame of a listed service, and its title as text, reach a page. */
export function parseEmbed(code: string): ParsedEmbed {
  const { frame, link } = firstOf(code);
  if (!frame) return { kind: 'elsewhere', href: secure(link ?? code.trim())?.href ?? null };
  const url = secure((frame.src ?? '').trim());
  if (!url) return { kind: 'elsewhere', href: null };
  const host = url.hostname.replace(/^www\./, '');
  const service = url.port === '' ? SERVICES[host] : undefined;
  if (!service) return { kind: 'elsewhere', href: url.href };
  // The same player, without cookies before it plays.
  if (service.name === 'YouTube') url.hostname = 'www.youtube-nocookie.com';
  if (service.name === 'OpenStreetMap') url.hostname = 'www.openstreetmap.org';
  return { kind: 'frame', src: url.href, title: (frame.title ?? '').trim(), service };
}
