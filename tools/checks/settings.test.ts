import { describe, expect, test } from 'vitest';
import { settings } from './settings.ts';
import { tree } from './testing/tree.ts';

const reader = 'site/src/server/settings.ts';
const rows = (...names: string[]) => ({
  'deploy/settings.md': [
    '| setting | default |',
    '|---|---|',
    ...names.map((name) => `| \`${name}\` | x |`),
  ].join('\n'),
});

describe('every setting has a row in the table', () => {
  test.each([
    ['env.SITE_URL', 'export const a = env.SITE_URL;'],
    ["process.env['SITE_URL']", "export const a = process.env['SITE_URL'];"],
    ['a key of a parser', 'export const a = { SITE_URL: z.url() };'],
    ['an argument', "export const a = read('SITE_URL', 'x');"],
  ])('finds %s without a row, and is content with one', async (_name, code) => {
    expect(await settings.run(tree({ [reader]: code }))).toEqual([expect.stringContaining('reads SITE_URL')]);
    expect(await settings.run(tree({ [reader]: code, ...rows('SITE_URL') }))).toEqual([]);
  });

  test('the embedded servers count too', async () => {
    const root = tree({
      'embedded/content/src/main.ts': 'export const a = process.env.CONTENT_DIR;',
      ...rows('PORT'),
    });
    expect(await settings.run(root)).toEqual([expect.stringContaining('reads CONTENT_DIR')]);
  });

  test('signals, error codes and methods are no settings', async () => {
    const code = `process.once('SIGTERM', end);\nif (code === is('EADDRINUSE')) send('POST');`;
    expect(await settings.run(tree({ [reader]: code }))).toEqual([]);
  });

  test('finds another reader of the environment', async () => {
    const root = tree({ 'site/src/features/page/Page.tsx': 'export const a = process.env.HOME;' });
    expect(await settings.run(root)).toEqual([
      expect.stringContaining('site/src/features/page/Page.tsx reads'),
    ]);
  });
});
