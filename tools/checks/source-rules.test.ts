import { describe, expect, test } from 'vitest';
import { astroFiles, clock, styleAttributes, unusedTexts } from './source-rules.ts';
import { tree } from './testing/tree.ts';

describe('time comes from the clock', () => {
  test('only the clock module may read the system time, and dates from given times are allowed', async () => {
    const root = tree({
      'packages/foundation/src/time/clock.ts': 'export const now = () => new Date();',
      'site/src/ui/a.ts': `export const a = new Date('2024-10-26'); // not new Date()`,
    });
    expect(await clock.run(root)).toEqual([]);
  });

  test.each([
    ['new Date()', 'site/src/ui/a.ts', 'export const a =\n new Date();', ':2'],
    ['Date.now()', 'packages/content/src/a.ts', 'export const a = Date.now();', ':1'],
    ['Date.now passed on', 'tools/a.mjs', 'export const now = Date.now;', ':1'],
    ['Date() as a function', 'e2e/a.ts', 'export const now = Date();', ':1'],
    ['a frontmatter', 'site/src/pages/a.astro', '---\nconst a = new Date();\n---\n<p />', ':2'],
    ['a template', 'site/src/pages/a.astro', '---\n---\n<p>{new Date().getFullYear()}</p>', ':3'],
  ])('finds %s', async (_name, file, code, place) => {
    expect(await clock.run(tree({ [file]: code }))).toEqual([expect.stringContaining(`${file}${place}`)]);
  });
});

describe('no style attributes', () => {
  test('a style element, a class and a prop of another name may stay', async () => {
    const root = tree({
      'site/src/ui/A.tsx': `export const A = () => <p className="a" data-style="b">style="x"</p>;`,
      'site/src/ui/A.astro': '<style>p { color: red }</style>\n<p class="style">x</p>',
    });
    expect(await styleAttributes.run(root)).toEqual([]);
  });

  test.each([
    ['in React', 'site/src/ui/A.tsx', 'export const A = () => (\n<p style={{ color }}>x</p>);', ':2'],
    ['in a template', 'site/src/ui/A.astro', '<p\n  class="a"\n  style="color: red">x</p>', ':3'],
    ['as style variables', 'site/src/ui/A.astro', '<style define:vars={{ a }}>p {}</style>', ':1'],
  ])('finds one %s', async (_name, file, code, place) => {
    expect(await styleAttributes.run(tree({ [file]: code }))).toEqual([
      expect.stringContaining(`${file}${place}`),
    ]);
  });
});

describe('what .astro files may not do', () => {
  test.each([
    ['a script that does more than import', '<script>\n  let a = 1;\n</script>', 'only imports'],
    [
      'a component that hydrates without the name of an island',
      `---\nimport { C } from './C.tsx';\n---\n<C slides={x}\n client:visible />`,
      '.island.tsx',
    ],
  ])('finds %s', async (_name, code, said) => {
    expect(await astroFiles.run(tree({ 'site/src/blocks/A.astro': code }))).toEqual([
      expect.stringContaining(said),
    ]);
  });

  test('imports in a script and well-named islands pass', async () => {
    const code = `---\nimport C from './C.island.tsx';\n---\n<C client:load />\n<script>\n  import './a.ts';\n</script>`;
    expect(await astroFiles.run(tree({ 'site/src/blocks/A.astro': code }))).toEqual([]);
  });
});

describe('every text is shown somewhere', () => {
  const texts = `export const programme = {\n  title: 'Programma',\n  to_today: 'Naar vandaag',\n} as const;`;

  test('a text counts as used where the site names it', async () => {
    const root = tree({
      'packages/messages/src/programme.ts': texts,
      'site/src/features/programme/A.tsx': 'export const A = () => <a href="/">{programme.to_today}</a>;',
      'site/src/pages/a.astro': '---\n---\n<h1>{messages.programme.title}</h1>',
    });
    expect(await unusedTexts.run(root)).toEqual([]);
  });

  test('a longer word and a test do not count', async () => {
    const root = tree({
      'packages/messages/src/programme.ts': texts,
      'site/src/features/programme/A.tsx': 'export const a = [programme.title, programme.to_today_too];',
      'site/src/features/programme/A.test.tsx': 'expect(programme.to_today).toBe(1);',
    });
    expect(await unusedTexts.run(root)).toEqual([
      'packages/messages/src/programme.ts:3 nothing shows to_today',
    ]);
  });
});
