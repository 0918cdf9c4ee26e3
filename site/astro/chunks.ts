import type { Plugin } from 'vite';

/** Spots of ink: some 3 kB each, behind few pages. Bitten corners stay in the sheet, or their pictures come late. */
const asFile = /\/art\/vlek-\d\.svg$/;

/** What all pages share is one style sheet, and each feature has one beside it. */
const sheetOf = (id: string): string => /\/features\/([^/]+)\//.exec(id)?.[1] ?? 'site';

const scripts = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // What every page runs and some islands as well.
  {
    name: 'shared',
    test: /\/(src\/(browser\/(after-load|deadline|print|show-queues|storage|when-shown|service-worker\/register|my-list\/(list-element|my-list|store))|ui\/(feedback\/toast|trusted-script))|messages\/src\/(fill|ribbon))\.ts$/,
  },
  // The queues at signing tables: by the screens too, and without React on other pages.
  { name: 'queues', test: /\/src\/browser\/signing-queues\.ts$/ },
  // What several islands share, by layer. A group brings along what its modules import, so the lowest layer comes first.
  {
    name: 'ui',
    test: /\/(site\/src\/(ui\/(?!use-copy|images\/Qr\b|images\/qr\b|controls\/(Field|Input)\b)|layout\/)|packages\/(foundation|programme\/src\/(paths|access|age)\b|messages\/src\/(cast|item|programme|ui)\b))[^?]*\.tsx?$/,
    minShareCount: 3,
  },
  {
    name: 'forms',
    test: /\/(packages\/(forms|messages\/src\/forms)|site\/src\/ui\/controls\/(Field|Input))\b[^?]*\.tsx?$/,
    minShareCount: 4,
  },
  {
    name: 'programme',
    test: /\/(site\/src\/ui\/controls\/Checkbox|packages\/programme\/src\/(filters\/|today))[^?]*\.tsx?$/,
    minShareCount: 2,
  },
  {
    name: 'cards',
    test: /\/(site\/src\/(cards|blocks|features\/(?!programme\/))|packages\/(content|events|messages\/src\/(?!errors|share|carousel)|programme\/src\/(?!filters\/|timetable\/|export\/|people\/|changes\/|today|programme-i)))[^?]*(?<!\.island)\.tsx?$/,
    minShareCount: 4,
  },
];

/** A request costs a slow phone more than the rules of another page. The server draws all islands: scripts bring no rules. */
export function chunks(): Plugin {
  const onServer = new Set<string>();
  return {
    name: 'inktvis-chunks',
    apply: 'build',
    configEnvironment: (name) => ({
      build: {
        assetsInlineLimit: (path) => (asFile.test(path) ? false : undefined),
        rolldownOptions: {
          output: {
            codeSplitting: { groups: name === 'client' ? scripts : [{ name: sheetOf, test: /\.css$/ }] },
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const isClient = this.environment.name === 'client';
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const id of chunk.moduleIds.filter((one) => one.endsWith('.css'))) {
            if (!isClient) onServer.add(id);
            else if (!onServer.has(id)) this.error(`nothing that the server renders uses ${id}`);
          }
          const { importedCss } = chunk.viteMetadata ?? {};
          for (const file of isClient && importedCss ? importedCss : []) {
            delete bundle[file];
            importedCss?.delete(file);
          }
        }
      },
    },
  };
}
