import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADDRESSES } from '../support/pages.ts';
import { expect, siteUrl, test } from '../support/test.ts';

const run = promisify(execFile);
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** What the checker says of these is passed over; a dot for each quote, which Java reads in the language of the machine. */
const IGNORED = [
  // React closes void elements with a slash, which HTML allows and ignores; the checker mentions each.
  'Trailing slash on void elements has no effect.*',
  // It does not know `immediate` (https://html.spec.whatwg.org/multipage/speculative-loading.html) yet,
  '.*.eagerness. property in a speculation rule.*',
  // and not that a link of the type `expect` may block (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-blocking).
  '.*.blocking. attribute must have a .rel. attribute whose value is .stylesheet.*',
];

test('the Nu HTML checker finds nothing on any page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inktvis-html-'));
  const files = await Promise.all(
    ADDRESSES.map(async (address, index) => {
      const response = await fetch(siteUrl() + address);
      const file = join(folder, `${index}.html`);
      await writeFile(file, await response.text());
      return file;
    }),
  );
  const java = process.env.JAVA_PATH ?? 'java';
  const options = [
    // It runs for seconds: compiling better code costs more than that gains.
    '-XX:TieredStopAtLevel=1',
    '-Xss8m',
    '-jar',
    checker,
    '--filterpattern',
    IGNORED.join('|'),
    '--stdout',
    '--exit-zero-always',
    ...files,
  ];
  const { stdout } = await run(java, options, { maxBuffer: 32 * 1024 * 1024 });
  await rm(folder, { recursive: true });
  const findings = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^.*?(\d+)\.html"?/, (_, index) => ADDRESSES[Number(index)] ?? ''));
  expect(findings).toEqual([]);
});
