import { describe, expect, test } from 'vitest';
import type { Check } from './lib/check.ts';
import { certificates, hashes, patterns, randomness } from './security-rules.ts';
import { tree } from './testing/tree.ts';

type Case = readonly [file: string, code: string];

const problemsOf = (check: Check, [file, code]: Case) => check.run(tree({ [file]: code }));

describe('no regular expression is made from input', () => {
  test.each<Case>([
    ['packages/content/src/a.ts', `export const a = (text: string) => new RegExp(\`^\${text}$\`);`],
    ['site/src/ui/a.ts', "export const a = (text: string) => RegExp('^' + text);"],
    ['site/server/a.ts', 'export const a = (text: string) => new RegExp(text, "i");'],
    ['site/src/pages/a.astro', `---\nconst a = new RegExp(\`\${Astro.url.search}\`);\n---\n<p />`],
    ['site/server/a.ts', `export const a = (text: string) => new RegExp(String.raw\`\\b\${text}\`);`],
  ])('%s with %s is found', async (...one) => {
    expect(await problemsOf(patterns, one)).toEqual([expect.stringContaining(`${one[0]}:`)]);
  });

  test.each<Case>([
    ['packages/content/src/a.ts', `export const a = (t: string) => new RegExp(\`^\${RegExp.escape(t)}$\`);`],
    [
      'packages/content/src/a.ts',
      `export function a(t: string) {\n  const b = RegExp.escape(t);\n  return new RegExp(\`^\${b}$\`);\n}`,
    ],
    [
      'packages/forms/src/a.ts',
      `const A_1 = 'a';\nexport const a = new RegExp(String.raw\`^\${A_1}\\d$\`, 'iu');`,
    ],
    ['packages/forms/src/a.test.ts', 'export const a = (text: string) => new RegExp(text);'],
    ['packages/forms/src/testing/a.ts', 'export const a = (text: string) => new RegExp(text);'],
  ])('%s with %s may stay', async (...one) => {
    expect(await problemsOf(patterns, one)).toEqual([]);
  });
});

describe('hashes are SHA-256', () => {
  test.each([
    ["createHash('md5')", 'hashes with md5'],
    ["createHash('sha1')", 'hashes with sha1'],
    ["createHmac('sha1', key)", 'hashes with sha1'],
    ["crypto.createHash('MD5')", 'hashes with MD5'],
    ['createHash(algorithm)', 'hashes with a variable'],
  ])('%s is found', async (code, problem) => {
    expect(await problemsOf(hashes, ['site/src/server/a.ts', `export const a = ${code};`])).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  test('SHA-256 may be used everywhere, and SHA-1 where the content service signs with it', async () => {
    expect(await problemsOf(hashes, ['site/server/a.ts', "export const a = createHash('sha256');"])).toEqual(
      [],
    );
    const signature: Case = [
      'site/src/server/preview/preview-access.ts',
      "export const a = createHash('sha1');",
    ];
    expect(await problemsOf(hashes, signature)).toEqual([]);
  });
});

test('secrets are not drawn with Math.random', async () => {
  const code = 'export const token = () => Math.random().toString(36);';
  expect(await problemsOf(randomness, ['packages/outbox/src/subscriptions.ts', code])).toEqual([
    expect.stringContaining('packages/outbox/src/subscriptions.ts:1 uses Math.random'),
  ]);
  expect(await problemsOf(randomness, ['packages/outbox/src/queue.ts', code])).toEqual([]);
});

test.each([
  'connect({ rejectUnauthorized: false })',
  "(process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0')",
  'connect({ checkServerIdentity: () => undefined })',
])('certificates of servers are checked: %s is found', async (code) => {
  expect(await problemsOf(certificates, ['packages/mail/src/smtp.ts', `export const a = ${code};`])).toEqual([
    expect.stringContaining('packages/mail/src/smtp.ts:1 has '),
  ]);
});
