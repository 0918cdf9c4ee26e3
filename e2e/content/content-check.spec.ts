import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { PREVIEW_TOKEN } from '../support/editor.ts';
import { openTestEnvironment, type TestEnvironment, WEBHOOK_SECRET } from '../support/test-environment.ts';

/** As the owner of a site I ask whether it and its space are right (`npm run content -- check`). */
const MAIN = join(import.meta.dirname, '../../packages/content/src/commands/main.ts');
const run = promisify(execFile);

type Report = {
  readonly exitCode: number;
  readonly lines: readonly { readonly id: string; readonly outcome: string; readonly wrong: string[] }[];
};

let environment: TestEnvironment;
test.beforeAll(async () => {
  environment = await openTestEnvironment();
});
test.afterAll(() => environment.close());

async function check(env: Record<string, string> = {}): Promise<Report> {
  const { contentUrl, url } = environment;
  const settings = {
    CONTENT_REST_URL: `${contentUrl}/v2`,
    CONTENT_GRAPHQL_URL: `${contentUrl}/v1/api`,
    CONTENT_ASSETS_URL: contentUrl,
    CONTENT_PREVIEW_TOKEN: PREVIEW_TOKEN,
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SITE_URL: url,
    ...env,
  };
  // With something to mend it exits with 1, and says the same.
  const { stdout } = await run(process.execPath, [MAIN, 'check', '--json'], {
    env: { PATH: process.env.PATH ?? '', ...settings },
  }).catch((error: { stdout: string }) => error);
  return JSON.parse(stdout);
}

test('the site opens the preview and takes notifications as the check expects, and marks no page for it', async () => {
  const cacheOfHome = async () => (await fetch(environment.url)).headers.get('x-cache');
  await expect.poll(cacheOfHome, { intervals: [20] }).toBe('HIT');
  const good = await check();
  expect(good.lines.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
  expect(good.exitCode).toBe(0);
  const asked = good.lines.filter(({ outcome }) => outcome === 'good').map(({ id }) => id);
  expect(asked).toEqual(expect.arrayContaining(['preview-page', 'webhook-receiver', 'content-model']));
  expect(await cacheOfHome()).toBe('HIT');

  const other = await check({ CONTENT_WEBHOOK_SECRET: 'een-ander-geheim' });
  expect(other.lines.filter(({ outcome }) => outcome === 'wrong')).toMatchObject([
    { id: 'webhook-receiver', wrong: [expect.stringContaining('een ander CONTENT_WEBHOOK_SECRET dan hier')] },
  ]);
});
