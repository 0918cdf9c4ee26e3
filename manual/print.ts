import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

/** Prints a page of this disk as a tagged PDF, with bookmarks. */
export async function print(browser: Browser, file: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    });
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
  } finally {
    await page.close();
  }
}

const REFERENCE = /(\d+) 0 R/g;

/**
 * The page, from 1, of each place that a link of the document leads to, as Chromium writes them: its objects are
 * uncompressed in the file (ISO 32000-1, 7.7.3 page tree and 12.3.2.3 named destinations).
 */
export function pagesOf(pdf: Buffer): {
  readonly count: number;
  readonly pages: ReadonlyMap<string, number>;
} {
  const text = pdf.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\s([\s\S]*?)\s(?:stream|endobj)/gm)].map(([, id, body]) => [
      id,
      body ?? '',
    ]),
  );
  const leaves = (id: string | undefined): (string | undefined)[] => {
    const body = objects.get(id ?? '') ?? '';
    const kids = /\/Kids \[([^\]]*)\]/.exec(body)?.[1];
    return kids === undefined ? [id] : [...kids.matchAll(REFERENCE)].flatMap(([, kid]) => leaves(kid));
  };
  const root = /\/Type \/Catalog[\s\S]*?\/Pages (\d+) 0 R/.exec(text)?.[1];
  const order = leaves(root);
  const named = [...text.matchAll(/\/([\w.#-]+) \[(\d+) 0 R \/XYZ/g)];
  const pages = named.map(([, name = '', id]) => [name.replace(/#2D/g, '-'), order.indexOf(id) + 1] as const);
  return { count: order.length, pages: new Map(pages.filter(([, page]) => page > 0)) };
}
