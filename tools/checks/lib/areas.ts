/**
 * Who may import whom. An area may import itself and what its row names; `packages/*`
 * stands for every package. Everything points one way: site → packages → foundation; embedded → sample → packages;
 * inside the site pages → views → blocks → ui, with `server` only for pages, form handlers and a block's `load.ts`.
 */
const packages = ['foundation', 'content', 'events', 'schedule', 'mail', 'outbox'].map(
  (name) => `packages/${name}`,
);
const interfaceParts = [
  'blocks',
  'cards',
  'programme',
  'leeslint',
  'search',
  'tours',
  'near',
  'live',
  'sharecard',
  'shell',
  'seo',
  'consent',
  'editor',
  'forms',
  'ui',
].map(inSite);

export const mayImport: Record<string, readonly string[]> = {
  'packages/foundation': [],
  'packages/content': ['packages/foundation'],
  'packages/events': ['packages/foundation'],
  'packages/schedule': ['packages/foundation'],
  'packages/mail': ['packages/foundation'],
  'packages/outbox': ['packages/foundation', 'packages/mail'],

  'site/server': [inSite('server'), ...packages],
  [inSite('root')]: [inSite('server'), inSite('pages'), inSite('views'), ...interfaceParts, ...packages],
  [inSite('pages')]: [
    inSite('server'),
    inSite('views'),
    inSite('forms handler'),
    ...interfaceParts,
    ...packages,
  ],
  [inSite('views')]: [...interfaceParts, ...packages],
  [inSite('live')]: ['blocks', 'cards', 'programme', 'leeslint', 'consent', 'shell', 'ui']
    .map(inSite)
    .concat(packages),
  // Its `page.client.ts` starts the scripts of all that may stand in a page.
  [inSite('shell')]: [
    'blocks',
    'cards',
    'leeslint',
    'near',
    'forms',
    'seo',
    'sharecard',
    'consent',
    'editor',
    'ui',
  ]
    .map(inSite)
    .concat(packages),
  // The registry and the other files directly in `blocks` bring components and their `load.ts` together.
  [inSite('blocks wiring')]: [
    'blocks',
    'blocks load',
    'cards',
    'programme',
    'leeslint',
    'forms',
    'editor',
    'ui',
  ]
    .map(inSite)
    .concat(packages),
  [inSite('blocks')]: ['cards', 'programme', 'leeslint', 'forms', 'editor', 'ui']
    .map(inSite)
    .concat(packages),
  [inSite('blocks load')]: ['server', 'blocks', 'cards', 'programme', 'leeslint', 'forms', 'editor', 'ui']
    .map(inSite)
    .concat(packages),
  [inSite('cards')]: [inSite('programme'), inSite('leeslint'), inSite('ui'), ...packages],
  [inSite('programme')]: [inSite('leeslint'), inSite('ui'), ...packages],
  // Everything that can be found, and the suggestions of the field.
  [inSite('search')]: ['leeslint', 'programme', 'tours', 'ui'].map(inSite).concat(packages),
  // The drawn cards of shared links.
  [inSite('sharecard')]: ['cards', 'programme', 'tours', 'ui'].map(inSite).concat(packages),
  // Touring events in words: when, where, what stands in the way.
  [inSite('tours')]: [inSite('programme'), inSite('ui'), ...packages],
  // The visitor's own list: the ribbon that cards and rows carry, and what the browser keeps.
  [inSite('leeslint')]: [inSite('ui'), ...packages],
  // Bookshops by distance: places, opening hours, and what a browser does with them.
  [inSite('near')]: [inSite('ui'), ...packages],
  // The scripts of others that settings name, and what a visitor allows them.
  [inSite('consent')]: [inSite('ui'), ...packages],
  // What search engines are told: structured data, sitemap, manifest, and where the cards of shared links are.
  [inSite('seo')]: ['programme', 'near', 'tours', 'ui'].map(inSite).concat(packages),
  // The service worker; what it does with files is what the worker of the Live page does.
  [inSite('offline')]: [inSite('live'), inSite('ui'), ...packages],
  [inSite('forms')]: [inSite('ui'), ...packages],
  [inSite('forms handler')]: [inSite('server'), inSite('forms'), inSite('ui'), ...packages],
  [inSite('editor')]: [inSite('ui'), ...packages],
  [inSite('ui')]: ['packages/foundation'],
  [inSite('server')]: packages,
  // Astro's configuration and our adapter, which hands requests to the running site and finishes its pages.
  'site/config': [inSite('server'), inSite('ui'), ...packages],

  'embedded/content': ['sample', ...packages],
  'embedded/events': ['sample', ...packages],
  'embedded/mail': ['sample', ...packages],
  sample: packages,
  e2e: [],
  // The benchmark also runs the HTTP server by itself, in front of a page of its own.
  bench: ['packages/foundation', 'site/server', 'embedded/content'],
  tools: [],
};

function inSite(part: string): string {
  return `site/src/${part}`;
}

/** The area a file belongs to; undefined for a folder that has no row yet. */
export function areaOf(file: string): string | undefined {
  const name = areaName(file);
  return name in mayImport ? name : undefined;
}

function areaName(file: string): string {
  const [top = '', second = '', third = '', ...rest] = file.split('/');
  if (top !== 'site') return top === 'packages' || top === 'embedded' ? `${top}/${second}` : top;
  if (second !== 'src') return second === 'server' ? 'site/server' : 'site/config';
  if (rest.length === 0) return inSite('root');
  if (third === 'blocks' && /(^|\/)load(\.test)?\.ts$/.test(file)) return inSite('blocks load');
  if (third === 'blocks' && rest.length === 1) return inSite('blocks wiring');
  if (third === 'forms' && /handler/.test(rest.join('/'))) return inSite('forms handler');
  return inSite(third);
}

/** Parts that reach the server: the rest of their folder must not import them. */
const guarded = new Set([inSite('blocks load'), inSite('forms handler')]);

/** `blocks load` is a part of `blocks`, and so on. */
export function sameArea(one: string, other: string): boolean {
  return one === other || (base(one) === base(other) && !guarded.has(other));
}

function base(area: string): string {
  return area.split(' ')[0] ?? area;
}
