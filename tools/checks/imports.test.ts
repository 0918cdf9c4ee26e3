import { describe, expect, test } from 'vitest';
import { imports } from './imports.ts';
import { installedTree } from './testing/tree.ts';

const REACHES_SERVER = 'browser-code-stays-off-the-server';

/** Every rule of `.dependency-cruiser.mjs` with code that breaks it: rule, module, code. */
const DEFECTS = [
  // Layers of the site.
  ['features-imports-downwards', 'site/src/features/news/a.ts', `import '../../pages/p.ts';`],
  ['blocks-imports-downwards', 'site/src/blocks/q/Q.tsx', `import { V } from '../../features/news/V.tsx';`],
  ['blocks-imports-downwards', 'site/src/layout/L.tsx', `export { V } from '../features/news/V.tsx';`],
  ['blocks-imports-downwards', 'site/src/layout/S.astro', `---\nimport '../features/news/V.tsx';\n---`],
  ['blocks-imports-downwards', 'site/src/blocks/q/late.ts', `await import('../../features/news/V.tsx');`],
  ['blocks-imports-downwards', 'site/src/blocks/form/F.tsx', `import '../../features/news/V.tsx';`],
  ['seo-imports-downwards', 'site/src/seo/s.ts', `import type { L } from '../layout/L.tsx';`],
  ['seo-imports-downwards', 'site/src/consent/c.ts', `import '../blocks/q/Q.tsx';`],
  ['cards-imports-downwards', 'site/src/cards/C.tsx', `import '../seo/s.ts';`],
  ['browser-imports-downwards', 'site/src/browser/b.ts', `import '../cards/C.tsx';`],
  ['ui-imports-downwards', 'site/src/ui/U.tsx', `import '../browser/b.ts';`],
  ['every-folder-has-a-layer', 'site/src/helpers/h.ts', `import '../ui/U.tsx';`],
  // Doors of the site.
  ['features-do-not-import-each-other', 'site/src/features/home/h.ts', `import '../news/V.tsx';`],
  ['only-loaders-and-handlers-read', 'site/src/features/news/N.tsx', `import '../../server/settings.ts';`],
  [
    'only-loaders-and-handlers-read',
    'site/src/ui/read.ts',
    `import type { S } from '../server/settings.ts';`,
  ],
  ['a-block-does-not-load-for-itself', 'site/src/blocks/q/Own.tsx', `import './load.ts';`],
  ['primitives-know-no-content', 'site/src/ui/Story.tsx', `import type { S } from '@inktvis/content';`],
  ['site-server-imports-no-interface', 'site/server/main.ts', `import '../src/ui/U.tsx';`],
  ['site-server-imports-no-interface', 'site/src/server/page.ts', `import '../layout/L.tsx';`],
  ['pages-do-not-know-who-serves-them', 'site/src/pages/m.ts', `import '../../server/main.ts';`],
  // Packages and the rest.
  ['foundation-imports-only-its-foundations', 'packages/foundation/src/a.ts', `import '@inktvis/content';`],
  [
    'messages-imports-only-its-foundations',
    'packages/messages/src/a.ts',
    `import '@inktvis/foundation/day';`,
  ],
  ['content-imports-only-its-foundations', 'packages/content/src/e.ts', `import '@inktvis/events';`],
  ['events-imports-only-its-foundations', 'packages/events/src/c.ts', `import '@inktvis/content';`],
  ['every-package-has-a-row', 'packages/extra/src/a.ts', `import '@inktvis/content';`],
  ['embedded-services-stand-alone', 'embedded/mail/src/a.ts', `import '../../content/src/main.ts';`],
  ['sample-imports-packages', 'sample/a.ts', `import '../site/src/ui/U.tsx';`],
  ['e2e-imports-nothing-of-ours', 'e2e/a.spec.ts', `import '@inktvis/content';`],
  ['tools-import-nothing-of-ours', 'tools/a.mjs', `import '../packages/foundation/src/day.ts';`],
  ['bench-imports-little', 'bench/a.ts', `import '@inktvis/content';`],
  [
    'import-another-package-by-its-name',
    'site/src/ui/d.ts',
    `import '../../../packages/foundation/src/day.ts';`,
  ],
  ['imports-exist', 'site/src/pages/k.ts', `import '@inktvis/content/kit';`],
  ['imports-exist', 'site/src/pages/gone.ts', `import './nowhere.ts';`],
  ['dependencies-are-declared', 'site/src/ui/y.ts', `import 'yaml';`],
  ['production-needs-no-dev-dependency', 'site/src/ui/t.ts', `import { test } from 'vitest';`],
  ['the-server-loads-its-packages-at-start', 'site/server/late.ts', `await import('sharp');`],
  ['no-cycles', 'site/src/ui/one.ts', `import './two.ts';`],
  // What a browser receives.
  [
    REACHES_SERVER,
    'site/src/blocks/q/N.island.tsx',
    `import { readFileSync } from 'node:fs';\nreadFileSync('');`,
  ],
  [REACHES_SERVER, 'site/src/blocks/q/Z.island.tsx', `import { z } from 'zod';\nz.string();`],
  [REACHES_SERVER, 'site/src/layout/share.client.ts', `import 'node:path';`],
  [REACHES_SERVER, 'site/src/browser/far.ts', `export { a } from '../ui/far.ts';`],
  [REACHES_SERVER, 'site/src/layout/Script.astro', `<p />\n<script>\nimport 'sharp';\n</script>`],
  [REACHES_SERVER, 'site/src/blocks/q/P.island.tsx', `import { a } from '@inktvis/content/client';\na();`],
] as const;

/** Modules without a defect, or that the defects above need. */
const SOUND = {
  'site/src/pages/p.astro': `---\nimport { x } from '../server/settings.ts';\nimport V from '../features/news/V.tsx';\n---\n<p />`,
  'site/src/pages/p.ts': `import '../blocks/registry.ts';`,
  'site/src/features/news/V.tsx': `import { Q } from '../../blocks/q/Q.tsx';\nexport const V = Q;`,
  'site/src/features/news/load.ts': `import { x } from '../../server/settings.ts';\nexport const y = x;`,
  'site/src/features/forms/handler-mail.ts': `import { x } from '../../server/settings.ts';\nexport const y = x;`,
  'site/src/features/registry.ts': `import { V } from './news/V.tsx';\nexport const R = V;`,
  'site/src/blocks/registry.ts': `import { y } from './grid/load.ts';\nexport const z = y;`,
  'site/src/blocks/grid/load.ts': `import { x } from '../../server/settings.ts';\nexport const y = x;`,
  'site/src/blocks/q/load.ts': 'export const y = 1;',
  'site/src/blocks/q/Q.tsx': 'export const Q = 1;',
  'site/src/blocks/q/Good.island.tsx': `import { useState } from 'react';\nimport type { S } from '../../ui/types.ts';\nimport { day } from '@inktvis/foundation/day';\nexport const a: S = useState(day);`,
  'site/src/ui/types.ts': 'export type S = unknown;',
  'site/src/ui/two.ts': `import './one.ts';`,
  'site/src/ui/far.ts': `export { a } from './farther.ts';`,
  'site/src/ui/farther.ts': `import { readFile } from 'node:fs/promises';\nexport const a = readFile('');`,
  'site/src/server/settings.ts': `import { day } from '@inktvis/foundation/day';\nexport const x = day;\nexport type S = 1;`,
  'site/src/layout/Q.test.tsx': `import { test } from 'vitest';\nimport '../features/news/V.tsx';\ntest;`,
  'site/src/layout/Front.astro': `---\nimport 'node:fs';\n---\n<p />`,
  'packages/foundation/src/day.ts': 'export const day = 1;',
  'packages/content/src/index.ts': `import { day } from '@inktvis/foundation/day';\nexport type S = typeof day;`,
  'packages/content/src/client/index.ts': 'export const a = () => 1;',
  'packages/events/src/index.ts': 'export const e = 1;',
  'embedded/content/src/main.ts': `import '@inktvis/foundation/day';`,
  'e2e/b.spec.ts': `import './support/x.ts';`,
  'e2e/support/x.ts': 'export const x = 1;',
};

describe('imports point one way', () => {
  test('each rule finds what breaks it, and nothing else is found', { timeout: 60_000 }, async () => {
    const defects = Object.fromEntries(DEFECTS.map(([, file, code]) => [file, code]));
    const found = await imports.run(installedTree({ ...SOUND, ...defects }));
    for (const [rule, file] of DEFECTS)
      expect(
        found.filter((line) => line.startsWith(file) && line.endsWith(`: ${rule}`)),
        `${file}: ${rule}`,
      ).not.toEqual([]);
    const planted = new Set<string>(DEFECTS.map(([, file]) => file));
    expect(
      found.filter((line) => !planted.has(line.split(' → ')[0] ?? '') && !line.includes('no-cycles')),
    ).toEqual([]);
  });

  test('sound imports pass, and a chain to the server is named', { timeout: 60_000 }, async () => {
    const { 'site/src/ui/two.ts': _cycle, ...sound } = SOUND;
    expect(await imports.run(installedTree(sound))).toEqual([]);
    const far = { ...sound, 'site/src/browser/far.ts': `export { a } from '../ui/far.ts';` };
    expect(await imports.run(installedTree(far))).toEqual([
      'site/src/browser/far.ts → site/src/ui/far.ts → site/src/ui/farther.ts → fs/promises: browser-code-stays-off-the-server',
    ]);
  });
});
