import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { PREVIEW_PARAMETERS } from '@inktvis/foundation/parameters';
import { percentDecode } from '@inktvis/foundation/percent-decode';
import type { Settings } from '../settings.ts';

/** What proofs are made with. Without a token none is accepted; without a secret only the visual editor opens a preview. */
export type PreviewKeys = Pick<Settings, 'contentSpaceId' | 'contentPreviewToken' | 'previewSecret'>;

/** Seconds. */
const EDITOR_LIFE = 3600;
const CLOCK_SKEW = 120;
/** How long a cookie opens the preview: a working day, in seconds. */
const COOKIE_LIFE = 8 * 3600;

const COOKIE = 'inktvis_voorbeeld';
/** With this prefix no other host and no plain connection can set it (RFC 6265bis, 4.1.3.2); browsers want https for it. */
const cookieName = ({ https }: Connection) => (https ? `__Host-${COOKIE}` : COOKIE);
type Connection = { readonly https: boolean };

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000);
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, whatever the lengths. */
const equal = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Whether the editor of our space made them, less than an hour ago in real time (storyblok.com/docs/concepts/visual-editor). */
export function isSignedByEditor(parameters: URLSearchParams, keys: PreviewKeys, now: Date): boolean {
  const read = (name: string) => parameters.get(`_storyblok_tk[${name}]`) ?? '';
  const [space, timestamp, token] = [read('space_id'), read('timestamp'), read('token')];
  if (!keys.contentPreviewToken || space !== keys.contentSpaceId || !/^\d{1,12}$/.test(timestamp))
    return false;
  const age = secondsOf(now) - Number(timestamp);
  if (age >= EDITOR_LIFE || age < -CLOCK_SKEW) return false;
  // biome-ignore lint/plugin: the protocol of the vendor.
  const right = createHash('sha1').update(`${space}:${keys.contentPreviewToken}:${timestamp}`).digest('hex');
  return equal(token, right);
}

export const isSecret = (
  given: string | null,
  { previewSecret, contentPreviewToken }: PreviewKeys,
): boolean =>
  Boolean(given && previewSecret && contentPreviewToken) && equal(given ?? '', previewSecret ?? '');

/** The release that an address asks for; null (`undefined`, `0`) for the current content. Nobody signs it, so it is checked. */
export function releaseOf(parameters: URLSearchParams): string | null {
  const given = parameters.get(PREVIEW_PARAMETERS.release) ?? '';
  return /^\d{1,16}$/.test(given) && Number(given) > 0 ? given : null;
}

const signature = (expires: number, release: string, keys: PreviewKeys): string =>
  createHmac('sha256', `${keys.contentPreviewToken}\n${keys.previewSecret ?? ''}`)
    .update(`${COOKIE} ${keys.contentSpaceId} ${expires} ${release}`)
    .digest('base64url');

/** A cookie value that opens the preview until `COOKIE_LIFE` from now, in this release (null: the current content). */
export function signPass(keys: PreviewKeys, now: Date, release: string | null = null): string {
  const expires = secondsOf(now) + COOKIE_LIFE;
  const shown = release ?? '0';
  return `${expires}.${shown}.${signature(expires, shown, keys)}`;
}

/** A cookie value that was signed by us, with the present keys, and has not ended; null for any other. */
export function readPass(value: string, keys: PreviewKeys, now: Date): { release: string | null } | null {
  const [, digits = '', release = '', signed = ''] =
    /^(\d{1,12})\.(\d{1,16})\.([\w-]{43})$/.exec(value) ?? [];
  if (!keys.contentPreviewToken || !digits) return null;
  const expires = Number(digits);
  const left = expires - secondsOf(now);
  const isValid = left > 0 && left <= COOKIE_LIFE && equal(signed, signature(expires, release, keys));
  return isValid ? { release: release === '0' ? null : release } : null;
}

/** The value of the cookie in a `Cookie` header; '' without one. */
export function readPreviewCookie(header: string | null, connection: Connection): string {
  const start = `${cookieName(connection)}=`;
  const found = (header ?? '').split(';').find((pair) => pair.trim().startsWith(start));
  return found?.trim().slice(start.length) ?? '';
}

/** `Set-Cookie` that opens the preview (`pass`) or closes it (null); over https also in the editor’s frame, as a third party. */
export function previewCookie(pass: string | null, connection: Connection): string {
  const life = `Max-Age=${pass === null ? 0 : COOKIE_LIFE}`;
  const reach = connection.https ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  return `${cookieName(connection)}=${pass ?? ''}; Path=/; ${life}; HttpOnly; ${reach}`;
}

const BASE = 'http://site.invalid';

/** An address of this site from untrusted input (`nieuws/bericht`, `/programma?pagina=2`); null when it points to another host. */
export function ownAddress(given: string | null): { path: string; search: string } | null {
  const text = `/${(given ?? '').replace(/^\/+/, '')}`;
  if (!URL.canParse(text, BASE)) return null;
  const { origin, pathname, search } = new URL(text, BASE);
  // `/.//elsewhere` is read as `//elsewhere`, which a browser takes for another host.
  if (origin !== BASE || /^\/[/\\]/.test(pathname)) return null;
  return { path: pathname === '/home' ? '/' : pathname, search };
}

/** The full slug of the story at a path; null: not readable. */
export function slugAt(path: string): string | null {
  const slug = percentDecode(path.replace(/^\/+|\/+$/g, ''));
  return slug === '' ? 'home' : slug;
}

/** Hash of the style sheet that the visual editor's bridge puts into the page; a test fails when its version brings another. */
export const BRIDGE_STYLES = 'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y=' as const;
