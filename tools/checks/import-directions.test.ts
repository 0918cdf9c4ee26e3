import { describe, expect, test } from 'vitest';
import { importDirections } from './import-directions.ts';
import { manifest, tree } from './testing/tree.ts';

async function problems(files: Record<string, string>): Promise<string[]> {
  return await importDirections.run(tree(files));
}

describe('imports point one way', () => {
  test.each([
    [
      'pages may use the server',
      'site/src/pages/a.astro',
      `---\nimport { x } from '../server/x.ts';\n---\n<p />`,
    ],
    [
      'a view may use a block',
      'site/src/views/page/Page.tsx',
      `import { Q } from '../../blocks/quote/Quote.tsx';`,
    ],
    ['load.ts may use the server', 'site/src/blocks/grid/load.ts', `import { x } from '../../server/x.ts';`],
    [
      'a form handler may use the server',
      'site/src/forms/contact-handler.ts',
      `import { x } from '../server/x.ts';`,
    ],
    [
      'the HTTP server may use the settings',
      'site/server/main.ts',
      `import { x } from '../src/server/settings.ts';`,
    ],
    [
      'a package may use foundation',
      'packages/content/src/a.ts',
      `import { x } from '@inktvis/foundation/clock';`,
    ],
    ['a test may use the shared tools', 'packages/content/src/a.test.ts', `import { test } from 'vitest';`],
    ['a folder of tests may use its own area', 'e2e/tests/a.spec.ts', `import { x } from '../lib/x.ts';`],
    ['the registry may use load.ts', 'site/src/blocks/registry.ts', `import { x } from './grid/load.ts';`],
    ['a block may use its neighbours', 'site/src/blocks/q/Q.tsx', `import { x } from '../outline.ts';`],
    ['a page may use the registry', 'site/src/pages/a.ts', `import { x } from '../blocks/registry.ts';`],
  ])('%s', async (_name, file, code) => {
    expect(await problems({ [file]: code })).toEqual([]);
  });

  test.each([
    [
      'a view that reads',
      'site/src/views/page/Page.tsx',
      `import { x } from '../../server/x.ts';`,
      'site/src/server',
    ],
    [
      'a block that reads',
      'site/src/blocks/q/Q.tsx',
      `import { x } from '../../server/x.ts';`,
      'site/src/server',
    ],
    [
      'a form island that reads',
      'site/src/forms/F.island.tsx',
      `import { x } from '../server/x.ts';`,
      'may not',
    ],
    [
      'a block that knows a view',
      'site/src/blocks/q/Q.tsx',
      `import { V } from '../../views/p/P.tsx';`,
      'may not',
    ],
    [
      'a primitive that knows a block',
      'site/src/ui/B.tsx',
      `export { Q } from '../blocks/q/Q.tsx';`,
      'may not',
    ],
    [
      'a primitive that knows content',
      'site/src/ui/B.tsx',
      `import type { S } from '@inktvis/content';`,
      'may not',
    ],
    ['a late import', 'site/src/blocks/q/Q.tsx', `await import('../../views/p/P.tsx');`, 'may not'],
    [
      'an import in a template',
      'site/src/shell/S.astro',
      `---\nimport { x } from '../server/x.ts';\n---`,
      ':2',
    ],
    [
      'foundation that knows a package',
      'packages/foundation/src/a.ts',
      `import '@inktvis/content';`,
      'may not',
    ],
    [
      'a package that knows the site',
      'packages/content/src/a.ts',
      `import '../../../site/src/ui/a.ts';`,
      'may not',
    ],
    ['e2e that knows the source', 'e2e/a.spec.ts', `import '@inktvis/content';`, 'may not'],
    [
      'a way around the package name',
      'site/src/ui/a.ts',
      `import '../../../packages/foundation/src/a.ts';`,
      'by its name',
    ],
    [
      'a package that is not declared',
      'site/src/ui/a.ts',
      `import 'left-pad';`,
      'left-pad is not in the package.json',
    ],
    [
      'something a package does not export',
      'site/src/pages/a.ts',
      `import '@inktvis/content/kit';`,
      'does not export',
    ],
    ['a folder without a row', 'site/src/helpers/a.ts', ``, 'has no row'],
    ['a block that loads for itself', 'site/src/blocks/q/Q.tsx', `import { x } from './load.ts';`, 'may not'],
  ])('finds %s', async (_name, file, code, said) => {
    expect(await problems({ [file]: code })).toEqual([expect.stringContaining(said)]);
  });

  test('content and events know nothing of each other', async () => {
    const found = await problems({
      'packages/events/package.json': manifest('@inktvis/events', { exports: { '.': './src/index.ts' } }),
      'packages/events/src/index.ts': `import '@inktvis/content';`,
      'packages/content/package.json': manifest('@inktvis/content', {
        exports: { '.': './src/index.ts' },
        dependencies: { '@inktvis/events': '0.1.0' },
      }),
      'packages/content/src/index.ts': `import '@inktvis/events';`,
    });
    expect(found).toEqual([
      'packages/content/src/index.ts:1 imports @inktvis/events: packages/content may not import packages/events',
      'packages/events/src/index.ts:1 imports @inktvis/content: packages/events may not import packages/content',
    ]);
  });
});
