import { builtinModules } from 'node:module';

/**
 * Which module may import which, for dependency-cruiser; `npm run check` enforces it (tools/checks/imports.ts) and
 * docs/where-code-lives.md explains it. What `.astro` files import is held to the rules about single imports.
 *
 * In a rule, `$1` in `to` is what the first group of `from` matched.
 */

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

const OURS = '^(site|packages|embedded|sample|e2e|bench|tools)/';

/** Tests may combine whatever they test; only the borders between packages hold for them too. */
const TESTS = ['\\.test\\.tsx?$', '/testing/'];

/** Folders of `site/src`, from the top down: each may import those below it. */
const LAYERS = [
  ['pages'],
  ['features'],
  ['blocks', 'layout'],
  // Structured data, the pictures of shared links, consent, the editor's preview.
  ['seo', 'share-card', 'consent', 'editor'],
  ['cards'],
  ['browser'],
  ['ui'],
];

/** Folders of `site/server`, from the top down: each may import those below it. */
const SERVER_LAYERS = ['http', 'ops', 'images', 'cache', 'security'];

/** The only modules of the site's source that may read: pages, loaders and handlers of forms. */
const READERS = [
  '^site/src/(pages|server)/',
  '^site/src/middleware\\.ts$',
  '^site/src/features/.+/(load|handler|form-service)[^/]*\\.ts$',
];

/** Never part of what a browser receives. */
const SERVER_ONLY = [
  '^site/(src/)?server/',
  '^packages/content/src/client/',
  // The sizes and addresses of its pictures are pure, and drawn in the browser too.
  '^packages/events/(?!src/pictures\\.ts$)',
  '^packages/(outbox|mail|uitdatabank)/',
  'node_modules/(astro|hyphen|lru-cache|pino|sharp|storyblok-js-client|zod)/',
  `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`,
];

/** What a browser loads first. */
const BROWSER_ENTRIES = ['\\.island\\.tsx$', '\\.client\\.tsx?$', '^site/src/browser/'];

/** Which packages a package may import. */
const PACKAGES = {
  foundation: [],
  messages: [],
  content: ['foundation'],
  events: ['foundation'],
  forms: ['foundation', 'messages'],
  mail: ['foundation', 'forms'],
  outbox: ['foundation', 'forms', 'mail'],
  programme: ['content', 'foundation', 'messages'],
  uitdatabank: ['content', 'foundation', 'messages', 'programme'],
};

const inSite = (/** @type {readonly string[]} */ folders) => `^site/src/(${folders.join('|')})/`;
const inPackages = (/** @type {readonly string[]} */ names) => names.map((name) => `^packages/${name}/`);

/**
 * @param {string} name @param {string} comment @param {{ path?: string | string[], pathNot?: string | string[] }} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to @returns {Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Each layer of the site but the first may not import those above it. */
const layerRules = LAYERS.slice(1).map((folders, index) =>
  forbid(
    `${folders[0]}-imports-downwards`,
    LAYERS.map(([first = '', second]) => (second ? `${first}, …` : first)).join(' → '),
    { path: inSite(folders), pathNot: TESTS },
    { path: inSite(LAYERS.slice(0, index + 1).flat()) },
  ),
);

const packageRules = Object.entries(PACKAGES).map(([name, others]) =>
  forbid(
    `${name}-imports-only-its-foundations`,
    `may import: ${others.join(', ') || 'nothing'}`,
    { path: inPackages([name]) },
    { path: OURS, pathNot: inPackages([name, ...others]) },
  ),
);

/** Rules about single imports, those of types included. */
export const directions = [
  forbid('no-circular', 'two modules that need each other are one', {}, { circular: true }),
  ...layerRules,
  forbid(
    'features-do-not-import-each-other',
    'what two features need belongs in cards, layout, ui or a package',
    { path: '^site/src/features/([^/]+)/', pathNot: TESTS },
    { path: '^site/src/features/[^/]+/', pathNot: '^site/src/features/$1/' },
  ),
  forbid(
    'only-loaders-and-handlers-read',
    'what a view shows is handed to it as properties',
    { path: '^site/src/', pathNot: [...READERS, ...TESTS] },
    { path: '^site/src/server/' },
  ),
  forbid(
    'primitives-know-no-content',
    'ui shows plain properties',
    { path: inSite(['ui']) },
    // The shapes and addresses of pictures are pure, and the server checks addresses against them.
    {
      path: inPackages(['content', 'events', 'mail', 'outbox']),
      pathNot: '^packages/content/src/picture-address\\.ts$',
    },
  ),
  forbid(
    'site-server-imports-no-interface',
    'src/server and site/server know nothing of what is drawn',
    { path: '^site/(src/)?server/' },
    { path: '^site/', pathNot: '^site/(src/)?server/' },
  ),
  ...SERVER_LAYERS.slice(1).map((folder, index) =>
    forbid(
      `server-${folder}-imports-downwards`,
      SERVER_LAYERS.join(' → '),
      { path: `^site/server/${folder}/`, pathNot: TESTS },
      { path: `^site/server/(${SERVER_LAYERS.slice(0, index + 1).join('|')})/` },
    ),
  ),
  forbid(
    'pages-do-not-know-who-serves-them',
    'the HTTP server hands requests to the pages, never the other way round',
    { path: '^site/src/' },
    { path: '^site/(server|astro)/' },
  ),
  forbid(
    'every-folder-has-a-layer',
    'add the folder to LAYERS in .dependency-cruiser.mjs',
    { path: '^site/src/[^/]+/', pathNot: inSite([...LAYERS.flat(), 'server']) },
    {},
  ),

  ...packageRules,
  forbid(
    'every-package-has-a-row',
    'add the package to PACKAGES in .dependency-cruiser.mjs',
    { path: '^packages/', pathNot: inPackages(Object.keys(PACKAGES)) },
    {},
  ),
  forbid(
    'embedded-services-stand-alone',
    'embedded → sample → packages',
    { path: '^embedded/([^/]+)/' },
    { path: OURS, pathNot: ['^embedded/$1/', '^sample/', '^packages/'] },
  ),
  forbid(
    'sample-imports-packages',
    'embedded → sample → packages',
    { path: '^sample/' },
    others('sample', 'packages'),
  ),
  forbid('e2e-imports-nothing-of-ours', 'it sees what a visitor sees', { path: '^e2e/' }, others('e2e')),
  forbid(
    'tools-import-nothing-of-ours',
    'they start before anything is installed',
    { path: '^tools/' },
    others('tools'),
  ),
  forbid(
    'bench-imports-little',
    'it measures from outside, at the pages that e2e visits',
    { path: '^bench/' },
    others('bench', 'packages/foundation', 'packages/programme', 'embedded/content', 'e2e/support'),
  ),
  forbid(
    'import-another-package-by-its-name',
    'a package is entered through its exports',
    { path: '^(site|sample|e2e|bench|tools|packages/[^/]+|embedded/[^/]+)/' },
    { path: OURS, pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  ),
  forbid(
    'imports-exist',
    'no such file, or the package does not export it',
    // It imports this file, which lies in none of the folders.
    { pathNot: '^tools/checks/imports' },
    { couldNotResolve: true, pathNot: '^(astro|virtual):' },
  ),
  forbid(
    'dependencies-are-declared',
    'in the package.json of the workspace; hoisting hides that it is missing',
    // Astro's development server is started from the root, where npm installs it.
    { pathNot: '^tools/lib/astro-dev\\.mjs$' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'production-needs-no-dev-dependency',
    'production installs without devDependencies',
    { path: '^(site/(src|server)|packages|embedded)/', pathNot: TESTS },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'type-import'] },
  ),
  forbid(
    'the-server-loads-its-packages-at-start',
    'a package that is loaded later may be gone: an update replaces it (docs/how-to/update.md)',
    {
      path: '^(site/(src|server)|packages)/',
      pathNot: ['^site/src/(browser/|share-card/draw\\.tsx$)', ...TESTS],
    },
    { path: 'node_modules/', dynamic: true },
  ),
];

/** Rules about chains of imports, as they are loaded at run time: imported types are erased before. */
export const chains = [
  /** @type {import('dependency-cruiser').IReachabilityForbiddenRuleType} */ ({
    name: 'browser-code-stays-off-the-server',
    comment: 'reached from an island, a client script or site/src/browser',
    severity: 'error',
    from: { path: BROWSER_ENTRIES, pathNot: TESTS },
    to: { path: SERVER_ONLY, reachable: true },
  }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...directions, ...chains],
  options: {
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};

/** All code of ours but that of these folders. @param {string[]} folders */
function others(...folders) {
  return { path: OURS, pathNot: folders.map((folder) => `^${folder}/`) };
}
