import type { Tags } from './tags.ts';

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';
type Opening = { readonly directive: Directive; readonly source: string; readonly why: string };

const TAG_MANAGER: readonly Opening[] = [
  { directive: 'script-src', source: 'https://www.googletagmanager.com', why: 'the container and its tags' },
  { directive: 'img-src', source: 'https://*.googletagmanager.com', why: 'counts that go out as a picture' },
  { directive: 'img-src', source: 'https://*.google-analytics.com', why: 'counts that go out as a picture' },
  { directive: 'connect-src', source: 'https://*.googletagmanager.com', why: 'what tags ask the container' },
  { directive: 'connect-src', source: 'https://*.google-analytics.com', why: 'counts of Analytics' },
  { directive: 'connect-src', source: 'https://*.analytics.google.com', why: 'counts of Analytics' },
];

const everythingFrom = (origin: string): readonly Opening[] => [
  { directive: 'script-src', source: origin, why: 'the consent script' },
  { directive: 'connect-src', source: origin, why: 'where it keeps the choice' },
  { directive: 'img-src', source: origin, why: 'its own pictures' },
  { directive: 'frame-src', source: origin, why: 'its page for a choice over several sites' },
];

/** `top`: Cookiebot has the same hosts twice, with `com` and with `eu`. */
const cookiebot = (top: string): readonly Opening[] => [
  { directive: 'script-src', source: `https://consent.cookiebot.${top}`, why: 'the consent script' },
  { directive: 'script-src', source: `https://consentcdn.cookiebot.${top}`, why: 'settings of the account' },
  { directive: 'connect-src', source: `https://consent.cookiebot.${top}`, why: 'where the choice is kept' },
  { directive: 'connect-src', source: `https://consentcdn.cookiebot.${top}`, why: 'settings of the account' },
  {
    directive: 'img-src',
    source: `https://imgsct.cookiebot.${top}`,
    why: 'proof that the choice was stored',
  },
  {
    directive: 'frame-src',
    source: `https://consentcdn.cookiebot.${top}`,
    why: 'a choice over several sites',
  },
];

function consentOpenings(src: string): readonly Opening[] {
  const { origin } = new URL(src);
  const [, top] = /^https:\/\/consent\.cookiebot\.(com|eu)$/.exec(origin) ?? [];
  return top ? cookiebot(top) : everythingFrom(origin);
}

/** Hosts the policy of a page must let in for its tags, by directive; nothing more, and never inline code. */
export function sourcesOf({ consent, tagManager }: Tags): ReadonlyMap<Directive, readonly string[]> {
  const openings = [...(consent ? consentOpenings(consent.src) : []), ...(tagManager ? TAG_MANAGER : [])];
  const byDirective = Map.groupBy(openings, ({ directive }) => directive);
  return new Map([...byDirective].map(([directive, all]) => [directive, all.map(({ source }) => source)]));
}
