import type { Tags } from './tags.ts';

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';
type AllowedSource = { readonly directive: Directive; readonly source: string; readonly why: string };

const TAG_MANAGER: readonly AllowedSource[] = [
  { directive: 'script-src', source: 'https://www.googletagmanager.com', why: 'the container and its tags' },
  { directive: 'img-src', source: 'https://*.googletagmanager.com', why: 'tracking pixels' },
  { directive: 'img-src', source: 'https://*.google-analytics.com', why: 'tracking pixels' },
  { directive: 'connect-src', source: 'https://*.googletagmanager.com', why: 'requests of tags' },
  { directive: 'connect-src', source: 'https://*.google-analytics.com', why: 'Analytics requests' },
  { directive: 'connect-src', source: 'https://*.analytics.google.com', why: 'Analytics requests' },
];

const allFrom = (origin: string): readonly AllowedSource[] => [
  { directive: 'script-src', source: origin, why: 'the consent script' },
  { directive: 'connect-src', source: origin, why: 'where it stores the choice' },
  { directive: 'img-src', source: origin, why: 'its own pictures' },
  { directive: 'frame-src', source: origin, why: 'its frame for consent across several sites' },
];

/** Cookiebot has the same hosts twice, under `com` and `eu`. */
const cookiebot = (top: string): readonly AllowedSource[] => [
  { directive: 'script-src', source: `https://consent.cookiebot.${top}`, why: 'the consent script' },
  { directive: 'script-src', source: `https://consentcdn.cookiebot.${top}`, why: 'settings of the account' },
  { directive: 'connect-src', source: `https://consent.cookiebot.${top}`, why: 'where the choice is stored' },
  { directive: 'connect-src', source: `https://consentcdn.cookiebot.${top}`, why: 'settings of the account' },
  {
    directive: 'img-src',
    source: `https://imgsct.cookiebot.${top}`,
    why: 'proof that the choice was stored',
  },
  {
    directive: 'frame-src',
    source: `https://consentcdn.cookiebot.${top}`,
    why: 'consent across several sites',
  },
];

function consentSources(src: string): readonly AllowedSource[] {
  const { origin } = new URL(src);
  const [, top] = /^https:\/\/consent\.cookiebot\.(com|eu)$/.exec(origin) ?? [];
  return top ? cookiebot(top) : allFrom(origin);
}

/** Hosts that the policy of a page must allow for its tags, by directive; nothing more, and never inline code. */
function sourcesOf({ consent, tagManager }: Tags): ReadonlyMap<Directive, readonly string[]> {
  const sources = [...(consent ? consentSources(consent.src) : []), ...(tagManager ? TAG_MANAGER : [])];
  const byDirective = Map.groupBy(sources, ({ directive }) => directive);
  return new Map([...byDirective].map(([directive, all]) => [directive, all.map(({ source }) => source)]));
}

/** The part of `Astro.csp` that is used. */
type Policy = {
  insertDirective(
    directive: `${'connect-src' | 'img-src' | 'frame-src' | 'require-trusted-types-for' | 'trusted-types'} ${string}`,
  ): void;
  insertScriptResource(source: string): void;
  insertStyleHash(hash: `sha256-${string}`): void;
};

const isHash = (text: string): text is `sha256-${string}` => text.startsWith('sha256-');

/**
 * Completes the Content-Security-Policy of a page. Without tags Trusted Types are required, with policies for the slots
 * of islands (`astro/react-client.ts`), for the map and for our own scripts (`ui/trusted-script.ts`). Scripts of other
 * sites need inline markup, so pages with tags cannot require them; only the hosts that the tags need are allowed.
 * `preview`: the script of the visual editor needs the same exception.
 */
export function finishPolicy(
  policy: Policy | undefined,
  { tags, preview }: { readonly tags: Tags | null; readonly preview: boolean },
): void {
  if (!policy) return;
  if (!tags && !preview) {
    policy.insertDirective("require-trusted-types-for 'script'");
    policy.insertDirective('trusted-types islands inktvis default');
  }
  if (!tags) return;
  for (const [directive, sources] of sourcesOf(tags)) {
    if (directive !== 'script-src') policy.insertDirective(`${directive} ${sources.join(' ')}`);
    else for (const source of ["'self'", ...sources]) policy.insertScriptResource(source);
  }
  for (const hash of tags.consent?.styles ?? []) if (isHash(hash)) policy.insertStyleHash(hash);
}
