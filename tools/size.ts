import { globSync, readFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';

/** `npm run size`: lines beside the most that each area may have. Code is without tests and what helps them. */
const SITE = 'site/src/';
const AREAS: Readonly<Record<string, readonly [atMost: number, folders: readonly string[]]>> = {
  features: [12_300, ['site/src/features']],
  'blocks, cards, layout, ui': [6300, ['blocks', 'cards', 'layout', 'ui'].map((name) => SITE + name)],
  'pages, server, browser, seo, editor': [4700, ['site/src', 'site/astro', 'site/astro.config.ts']],
  'site/server': [2050, ['site/server']],
  content: [4700, ['packages/content']],
  'programme, events, foundation, forms, messages': [
    5400,
    ['programme', 'events', 'foundation', 'forms', 'messages'].map((name) => `packages/${name}`),
  ],
  uitdatabank: [700, ['packages/uitdatabank']],
  'outbox, mail': [2500, ['packages/outbox', 'packages/mail']],
  embedded: [2300, ['embedded']],
  'tools, bench, checks of the sample': [1750, ['tools', 'bench', 'sample']],
};
/** 1800 of code and 170 of styles for price and place, the organisers' sheet, and queues. */
const TOTALS = { code: 43_800, styles: 8670, tests: 28_000 };

const IS_TEST = /\.(test|spec|smoke)\.tsx?$|^e2e\/|\/testing\//;

const lines = new Map<string, number>();
const files = globSync('{site,packages,embedded,sample,e2e,bench,tools}/**/*.{ts,tsx,astro,mjs,js,css}', {
  cwd: at(),
  exclude: ['**/node_modules/**', '**/dist/**', '**/.astro/**', 'site/public/**'],
});
for (const file of files) {
  const count = readFileSync(at(file), 'utf8').split('\n').length - 1;
  const area = Object.entries(AREAS).find(([, [, folders]]) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
  );
  const kind = file.endsWith('.css') ? 'styles' : IS_TEST.test(file) ? 'tests' : 'code';
  const names = kind === 'code' ? ['code', area?.[0] ?? 'elsewhere'] : [kind];
  for (const name of names) lines.set(name, (lines.get(name) ?? 0) + count);
}
const budgets = {
  ...Object.fromEntries(Object.entries(AREAS).map(([name, [most]]) => [name, most])),
  ...TOTALS,
};
console.table(
  Object.fromEntries(
    Object.entries(budgets).map(([name, most]) => [name, { lines: lines.get(name) ?? 0, 'at most': most }]),
  ),
);
