import type { Tags } from './tags.ts';

type Sources = Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>>;

const GOOGLE = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
/** The container and its tags, their requests and tracking pixels. */
const TAG_MANAGER: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [...GOOGLE, 'https://*.analytics.google.com'],
  'img-src': GOOGLE,
};

/** The consent script, where it stores the choice, its pictures, and its frame for consent across several sites. */
function consentSources(src: string): Sources {
  const { origin } = new URL(src);
  // Cookiebot has the same hosts twice, under `com` and `eu`.
  const [, top] = /^https:\/\/consent\.cookiebot\.(com|eu)$/.exec(origin) ?? [];
  const own = [origin];
  if (!top) return { 'script-src': own, 'connect-src': own, 'img-src': own, 'frame-src': own };
  const settings = `https://consentcdn.cookiebot.${top}`;
  return {
    'script-src': [origin, settings],
    'connect-src': [origin, settings],
    'img-src': [`https://imgsct.cookiebot.${top}`],
    'frame-src': [settings],
  };
}

type Policy = {
  insertDirective(
    directive: `${'connect-src' | 'img-src' | 'frame-src' | 'require-trusted-types-for' | 'trusted-types'} ${string}`,
  ): void;
  insertScriptResource(source: string): void;
  insertStyleHash(hash: `sha256-${string}`): void;
};

const isHash = (text: string): text is `sha256-${string}` => text.startsWith('sha256-');

/** Completes the Content-Security-Policy: Trusted Types, unless tags or the visual editor of a `preview` need inline markup. */
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
  const all = [
    ...(tags.consent ? [consentSources(tags.consent.src)] : []),
    ...(tags.tagManager ? [TAG_MANAGER] : []),
  ];
  const sourcesOf = (name: keyof Sources) => all.flatMap((sources) => sources[name] ?? []);
  for (const name of ['connect-src', 'img-src', 'frame-src'] as const) {
    const sources = sourcesOf(name);
    if (sources.length > 0) policy.insertDirective(`${name} ${sources.join(' ')}`);
  }
  for (const source of ["'self'", ...sourcesOf('script-src')]) policy.insertScriptResource(source);
  for (const hash of tags.consent?.styles ?? []) if (isHash(hash)) policy.insertStyleHash(hash);
}
