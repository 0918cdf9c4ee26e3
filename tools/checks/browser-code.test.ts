import { describe, expect, test } from 'vitest';
import { browserCode } from './browser-code.ts';
import { tree } from './testing/tree.ts';

async function problems(files: Record<string, string>): Promise<string[]> {
  return await browserCode.run(tree(files));
}

const island = 'site/src/blocks/c/Carousel.island.tsx';

describe('browser code stays off the server', () => {
  test('an island may use React, primitives and foundation', async () => {
    const found = await problems({
      [island]: `import { useState } from 'react';\nimport { B } from '../../ui/B.tsx';\nimport s from './C.module.css';`,
      'site/src/ui/B.tsx': `import { day } from '@inktvis/foundation/dates';`,
      'packages/foundation/src/dates.ts': 'export const day = 1;',
    });
    expect(found).toEqual([]);
  });

  test('a type from the server is erased and may stay', async () => {
    expect(await problems({ [island]: `import type { S } from '../../server/settings.ts';` })).toEqual([]);
  });

  test('finds the way to the server through other files and names it', async () => {
    const found = await problems({
      [island]: `import { a } from './a.ts';`,
      'site/src/blocks/c/a.ts': `export { b } from './b.ts';`,
      'site/src/blocks/c/b.ts': `import { s } from '../../server/settings.ts';`,
    });
    expect(found).toEqual([
      `${island} → site/src/blocks/c/a.ts → site/src/blocks/c/b.ts → ../../server/settings.ts: only the server has that`,
    ]);
  });

  test.each([
    ['a module of Node', island, `import { readFileSync } from 'node:fs';`],
    ['the content client', island, `import { client } from '@inktvis/content/client';`],
    ['a server package', island, `import { z } from 'zod';`],
    ['a client script', 'site/src/shell/share.client.ts', `import 'node:path';`],
    ['a named import that only looks erased', island, `import { type S } from 'node:fs';`],
    ['a script in a template', 'site/src/shell/A.astro', `<p />\n<script>\nimport 'node:fs';\n</script>`],
  ])('finds %s', async (_name, file, code) => {
    expect(await problems({ [file]: code })).toEqual([expect.stringContaining('only the server has that')]);
  });

  test('finds Node behind a package of ours', async () => {
    const found = await problems({
      [island]: `import { log } from '@inktvis/foundation/log';`,
      'packages/foundation/src/log.ts': `import pino from 'pino';`,
    });
    expect(found).toEqual([expect.stringContaining('packages/foundation/src/log.ts → pino')]);
  });

  test('the frontmatter of a template runs on the server', async () => {
    expect(await problems({ 'site/src/shell/A.astro': `---\nimport 'node:fs';\n---\n<p />` })).toEqual([]);
  });

  test('finds a component that hydrates without the name of an island', async () => {
    const text = `---\nimport { C } from './C.tsx';\n---\n<C slides={x}\n client:visible />`;
    expect(await problems({ 'site/src/blocks/A.astro': text })).toEqual([
      expect.stringContaining('.island.tsx'),
    ]);
  });
});
