import { spawn } from 'node:child_process';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentService } from '../create-service.ts';
import { type Folder, makeFolder, PREVIEW_TOKEN, serve, TOKEN } from '../testing/fixture.ts';
import { fillGoodSpace } from './testing/good.ts';

const MAIN = join(import.meta.dirname, '../../../../packages/content/src/commands/main.ts');

/** The service sees a changed file a moment later. */
const TIMEOUT = { timeout: 20_000 };

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

type Reader = { readonly lines?: number; readonly typed?: string };

/** Runs the command as an owner would; `lines`: the reader disconnects after so many. */
function run(
  args: readonly string[],
  env: Record<string, string> = {},
  { lines = Number.POSITIVE_INFINITY, typed = '' }: Reader = {},
) {
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
  child.stdin.end(typed);
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
    await expect.poll(async () => (await run(['check'])).code, TIMEOUT).toBe(1);
    const { output } = await run(['check']);
    expect(output).toContain("  → Verhaal 'zoeken' (Zoekpagina) ontbreekt.");
  }, 30_000);

  it.each([
    ['check', '--jsn'],
    ['lint', '--al'],
    ['pull', '--drafts'],
    ['export', '--draft'],
  ])('refuses an option that there is not (%s %s)', async (command, option) => {
    const { code, errors, output } = await run([command, option]);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain('onbekende keuze');
    expect(errors).toContain(option);
  });

  it('reads the settings from the file of the service, whatever signs stand in it', async () => {
    const file = join(folder.dir, 'inktvis.env');
    await writeFile(file, `MAIL_FROM=Inktvis <post@inktvis.example>\nCONTENT_TOKEN=${TOKEN}\n`);
    const wrong = { CONTENT_TOKEN: 'een-ander' };
    expect(await run(['check'], wrong)).toMatchObject({ code: 1 });
    expect(await run(['check', '--env', file], wrong)).toMatchObject({ code: 0, errors: '' });
    expect(await run(['check', '--env', `${file}.weg`])).toMatchObject({
      code: 1,
      errors: `${file}.weg kan niet gelezen worden\n`,
    });
  }, 30_000);

  it('writes only with a management token and the number of the space, typed', async () => {
    expect(await run(['check', '--write'])).toMatchObject({ code: 1, output: '' });
    const env = { CONTENT_MANAGEMENT_TOKEN: 'x', CONTENT_SPACE_ID: '1001' };
    for (const typed of ['', '1002\n']) {
      const { code, errors } = await run(['check', '--write'], env, { typed });
      expect(code).toBe(1);
      expect(errors).toContain('er is niets geschreven');
    }
    const { code, output } = await run(['check', '--write'], env, { typed: '1001\n' });
    expect(code).toBe(0);
    expect(output).toMatch(/niet nagekeken\s+Van publiceren tot zichtbaar/);
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

describe('npm run content -- start', () => {
  const into = () => join(folder.dir, '../nieuw');

  it('writes what the space lacks, and nothing that it has, if only as a draft', async () => {
    await folder.clear();
    await folder.write('space.json', { id: 1001, name: 'Nieuw', domain: '' });
    await folder.story({ id: 1, full_slug: 'home', content: { component: 'home' } }, 'drafts');
    const fresh = await serve(folder);
    const env = { CONTENT_REST_URL: `${fresh.url}/v2`, CONTENT_GRAPHQL_URL: `${fresh.url}/v1/api` };
    try {
      const { code, output } = await run(['start', into()], env);
      expect(code).toBe(0);
      expect(output).toContain('storyblok stories push --space 1001 --from 1000');
      expect(output).toMatch(/heeft globaal\/header, .*zoeken, live, contact\./);
      const pushed = join(into(), '.storyblok/stories/1000');
      const names = await readdir(pushed);
      expect(names.filter((name) => name.startsWith('home'))).toEqual([]);
      expect(names.filter((name) => name.startsWith('zoeken'))).toHaveLength(1);

      // Pushed and with its draft published, the space lacks nothing.
      for (const name of names) await cp(join(pushed, name), join(folder.dir, 'stories', name));
      await folder.remove('drafts/home.json');
      await folder.story({ id: 1, full_slug: 'home', content: { component: 'home', title: 'Home' } });
      const again = () => run(['start', into()], env);
      await expect.poll(async () => (await again()).output, TIMEOUT).toContain('heeft alle verhalen');
      const { output: linted } = await run(['lint']);
      expect(linted).toContain('alles in orde');
    } finally {
      await fresh.close();
    }
  }, 30_000);

  it('refuses without a preview token: it would not see drafts', async () => {
    const { code, errors } = await run(['start', into()], { CONTENT_PREVIEW_TOKEN: 'onbekend' });
    expect(code).toBe(1);
    expect(errors).toContain('zet CONTENT_PREVIEW_TOKEN');
  });
});

describe('npm run content -- redirects', () => {
  const FILE = 'redirects.csv';
  const redirects = async (...rows: string[]) => {
    await folder.write(FILE, rows.join('\r\n'));
    return run(['redirects', join(folder.dir, FILE)]);
  };

  it('writes the rules as they can be pasted, and names each line that cannot be followed', async () => {
    const { code, output } = await redirects('Oud;Nieuw', '/a;/b', '/b;/a', '"/c;d";/praktisch', '/e;/c;d');
    expect(code).toBe(1);
    expect(output).toBe(
      [
        '/c;d /praktisch',
        '# regel 2: deze doorverwijzingen lopen in een kring',
        '# regel 3: deze doorverwijzingen lopen in een kring',
        '# regel 5: een regel heeft twee adressen: het oude en het nieuwe',
        '# 1 doorverwijzingen, 3 regels niet overgenomen\n',
      ].join('\n'),
    );
  });

  it('has nothing to say of a list that is right', async () => {
    const { code, output } = await redirects('/a,/b', '/b,/c', '"/oude pagina, 100%25","/d e"');
    expect({ code, output }).toEqual({
      code: 0,
      output:
        '/a /c\n/b /c\n/oude%20pagina,%20100%25 /d%20e\n# 3 doorverwijzingen, 0 regels niet overgenomen\n',
    });
    // What is pasted is read as it was written.
    expect(await redirects(...output.split('\n'))).toMatchObject({ code: 0, output });
  });
});

describe('npm run content -- lint', () => {
  it('ends quietly when its reader leaves', async () => {
    for (let index = 0; index < 3000; index += 1) {
      await folder.write(`stories/stuk-${index}.json`, `{ "stuk ${'x'.repeat(200)}`);
    }
    const { code, errors } = await run(['lint', '--all'], {}, { lines: 3 });
    expect(errors).toBe('');
    expect(code).toBe(1);
  }, 30_000);
});
