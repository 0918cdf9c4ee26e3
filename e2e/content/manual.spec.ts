import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readPages } from '../support/pdf.ts';

test('the manual for editors is printed: each task on one page with its picture, each block with its own', async () => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'inktvis-manual-'));
  try {
    const main = join(import.meta.dirname, '../../manual/main.ts');
    const said = execFileSync(process.execPath, [main, folder], { encoding: 'utf8' });
    const printed = await readPages(await readFile(join(folder, 'handleiding.pdf')));
    const pages = printed.map((page) => page.replace(/^\d+ Inktvis – handleiding voor de redactie /, ''));
    expect(said).toContain(`${printed.length} printed pages`);

    const tasks = pages.filter((page) => /^Taak \d/.test(page));
    expect(tasks.map((page) => /Taak (\d)/.exec(page)?.[1])).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const page of tasks) expect(page).toContain('Kijk na:');
    // A task and its picture are on one page: the next one follows at once, and the parts after the last.
    const first = pages.indexOf(tasks[0] ?? '');
    expect(tasks.map((task) => pages.indexOf(task))).toEqual(tasks.map((_, index) => first + index));
    expect(pages[first + tasks.length]).toMatch(/^Pagina/);
    // The table of contents has the right pages.
    const contents = pages[1] ?? '';
    const lines = [...contents.matchAll(/(Een nieuwsartikel|Citaat|Programma-item)[ .]+(\d+)/g)];
    expect(lines.map(([, title]) => title)).toEqual(
      expect.arrayContaining(['Een nieuwsartikel', 'Citaat', 'Programma-item']),
    );
    for (const [, title = '', number] of lines) expect(pages[Number(number) - 1], title).toContain(title);

    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const pictures = [...html.matchAll(/src="(beelden\/[^"]+)"/g)].map(([, file = '']) => file);
    for (const file of pictures)
      expect((await readFile(join(folder, file))).length, file).toBeGreaterThan(8_000);
    const articles = html.split('<article id="').slice(1);
    const unseen = articles.filter((article) => !/<img|class="used"/.test(article));
    for (const part of ['image_slide', 'text_slide', 'carousel_image'])
      expect(html, part).toContain(`src="beelden/${part}.jpg"`);
    // A visitor reads these in many places, or never.
    expect(unseen.map((article) => article.slice(0, article.indexOf('"')))).toEqual([
      'program',
      'location',
      'type',
      'theme',
      'redirects',
      'social',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
