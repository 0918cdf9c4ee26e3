import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What the proofs of a preview are made with. `previewToken` undefined: nothing is ever proven. */
export type PreviewKeys = {
  readonly spaceId: string;
  readonly previewToken: string | undefined;
  /** Shared secret of `/api/preview`; undefined: only the visual editor opens a preview. */
  readonly secret: string | undefined;
};

/** Seconds. */
const EDITOR_LIFE = 3600;
const CLOCK_SKEW = 120;
/** How long a cookie opens the preview: a working day, in seconds. */
export const COOKIE_LIFE = 8 * 3600;

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000);
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, whatever the lengths. */
const equal = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/**
 * Whether the parameters `_storyblok_tk[…]` were made by the visual editor of our space, less than an hour ago
 * (contract content-service, section 7: sha1 of `space:token:timestamp`). `now` is real time, never the rehearsal clock.
 */
export function editorVouches(parameters: URLSearchParams, keys: PreviewKeys, now: Date): boolean {
  const [space, timestamp, token] = ['space_id', 'timestamp', 'token'].map(
    (name) => parameters.get(`_storyblok_tk[${name}]`) ?? '',
  );
  if (!keys.previewToken || !token || space !== keys.spaceId || !timestamp || !/^\d{1,12}$/.test(timestamp)) {
    return false;
  }
  const age = secondsOf(now) - Number(timestamp);
  if (age >= EDITOR_LIFE || age < -CLOCK_SKEW) return false;
  const right = createHash('sha1').update(`${space}:${keys.previewToken}:${timestamp}`).digest('hex');
  return equal(token, right);
}

/** Whether this is the shared secret. */
export const isSecret = (given: string | null, { secret, previewToken }: PreviewKeys): boolean =>
  Boolean(given && secret && previewToken) && equal(given ?? '', secret ?? '');

const signature = (expires: number, { spaceId, previewToken, secret }: PreviewKeys): string =>
  createHmac('sha256', `${previewToken}\n${secret ?? ''}`)
    .update(`inktvis_voorbeeld ${spaceId} ${expires}`)
    .digest('base64url');

/** A cookie value that opens the preview until `COOKIE_LIFE` from now; it says nothing but when it ends. */
export function signPass(keys: PreviewKeys, now: Date): string {
  const expires = secondsOf(now) + COOKIE_LIFE;
  return `${expires}.${signature(expires, keys)}`;
}

/** Whether a cookie value was signed by us, with the present keys, and has not ended. */
export function isPass(value: string, keys: PreviewKeys, now: Date): boolean {
  const [, digits = '', signed = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(value) ?? [];
  if (!keys.previewToken || !digits) return false;
  const expires = Number(digits);
  const left = expires - secondsOf(now);
  return left > 0 && left <= COOKIE_LIFE && equal(signed, signature(expires, keys));
}
