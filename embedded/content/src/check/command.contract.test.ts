import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentService } from '../create-service.ts';
import { type Folder, makeFolder, PREVIEW_TOKEN, serve, TOKEN } from '../testing/fixture.ts';
import { fillGoodSpace } from './good.ts';

const MAIN = join(import.meta.dirname, '../../../../packages/content/src/commands/main.ts');

let folder: Folder;
let service: ContentService;
beforeEach(async () => {
  folder = await makeFolder();
  await fillGoodSpace(folder);
  service = await serve(folder);
});
afterEach(async () => {
  await service.close();
  await folder.clear();
});

/** Runs the command as an owner does; `lines`: the reader leaves after so many. */
function run(args: readonly string[], env: Record<string, string> = {}, lines = Number.POSITIVE_INFINITY) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      PATH: process.env.PATH,
      CONTENT_REST_URL: `${service.url}/v2`,
      CONTENT_GRAPHQL_URL: `${service.url}/v1/api`,
      CONTENT_ASSETS_URL: service.url,
      CONTENT_TOKEN: TOKEN,
      CONTENT_PREVIEW_TOKEN: PREVIEW_TOKEN,
      CONTENT_DIR: folder.dir,
      ...env,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    if (output.split('\n').length > lines) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output, errors }));
  });
}

describe('npm run content -- check', () => {
  it('tells line by line, ends with a summary, and its code says whether there is something to mend', async () => {
    const good = await run(['check']);
    expect(good).toMatchObject({ code: 0, errors: '' });
    expect(good.output).toMatch(/^goed {12}Instellingen\n/);
    expect(good.output).toMatch(/\d+ goed, \d+ niet nagekeken; \d+ vragen gesteld\.\n$/);

    await folder.remove('stories/zoeken.json');
    await expect.poll(async () => (await run(['check'])).code).toBe(1);
    const { output } = await run(['check']);
    expect(output).toContain("  → Verhaal 'zoeken' (Zoekpagina) ontbreekt.");
  }, 30_000);

  it('gives the same as JSON, and stops where the rest would say nothing', async () => {
    const { code, output } = await run(['check', '--json'], { CONTENT_REST_URL: 'geen adres' });
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      exitCode: 1,
      requests: 0,
      lines: [{ id: 'settings', outcome: 'wrong' }],
    });
    const away = await run(['check', '--json'], { CONTENT_REST_URL: 'http://127.0.0.1:9/v2' });
    expect(away.code).toBe(2);
  }, 30_000);
});

describe('npm run content -- lint', () => {
  it('ends quietly when its reader leaves', async () => {
    for (let index = 0; index < 3000; index += 1) {
      await folder.write(`stories/stuk-${index}.json`, `{ "stuk ${'x'.repeat(200)}`);
    }
    const { code, errors } = await run(['lint'], {}, 3);
    expect(errors).toBe('');
    expect(code).toBe(1);
  }, 30_000);
});
