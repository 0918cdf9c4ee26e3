import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolder } from '@inktvis/content/checking';
import { openTestEnvironment } from '@inktvis/e2e/test-environment';
import { type Manual, manualDocument } from './document.ts';
import { readEntries } from './entries.ts';
import { openBrowser, type Shot, takePictures } from './pictures.ts';
import { pagesOf, print } from './print.ts';
import { readTexts } from './texts.ts';

const ROOT = join(import.meta.dirname, '..');
const BLOCKS = 'Blokken';
const ALL_BLOCKS = '/alle-blokken';
const UI = join(ROOT, 'site/src/ui');

/** The manual as the model and the texts of this repository say it, without pictures. */
export function readManual(): Manual {
  const groups = readEntries(readFolder(join(ROOT, 'sample/content')));
  const texts = readTexts(groups.flatMap(({ entries }) => entries));
  return { groups, ...texts, pictures: new Map(), pages: new Map() };
}

/**
 * Each block of a page is photographed on the page that has them all, each kind of page at its first story, slides on the
 * screen. Most parts of blocks are to be seen in the picture of their block.
 */
const shotsOf = ({ groups, tasks }: Manual): Shot[] => [
  ...groups.flatMap(({ name: group, entries }) =>
    entries.flatMap(({ name, page }): Shot[] => {
      if (page) return [{ name, page }];
      return group === BLOCKS ? [{ name, page: ALL_BLOCKS, selector: `[data-block='${name}']` }] : [];
    }),
  ),
  ...['image', 'text'].map((kind) => ({
    name: `${kind}_slide`,
    page: '/live',
    selector: `[aria-roledescription='dia']:has([data-kind='${kind}'])`,
    isSlide: true,
  })),
  { name: 'carousel_image', page: ALL_BLOCKS, selector: `[data-block='image_carousel'] [data-slide]` },
  ...['header', 'footer'].map((name) => ({ name, page: '/', selector: name })),
  ...tasks.flatMap(({ id, picture }): Shot[] => (picture ? [{ name: id, page: picture.page }] : [])),
];

async function writePages(into: string, manual: Manual): Promise<string> {
  const style = join(into, 'stijl');
  await cp(join(UI, 'fonts'), join(style, 'fonts'), { recursive: true });
  for (const name of ['fonts.css', 'tokens.css']) await cp(join(UI, name), join(style, name));
  await cp(join(import.meta.dirname, 'manual.css'), join(style, 'manual.css'));
  const file = join(into, 'index.html');
  await writeFile(file, manualDocument(manual));
  return file;
}

/**
 * Writes the manual into a folder: `index.html`, and with a Chromium also pictures and `handleiding.pdf`, from
 * the built site with the sample content on ports of its own. Gives the number of printed pages; 0 without a browser.
 */
export async function makeManual(into: string, executablePath: string): Promise<number> {
  await mkdir(join(into, 'beelden'), { recursive: true });
  const manual = readManual();
  if (executablePath === '') {
    await writePages(into, manual);
    return 0;
  }
  const environment = await openTestEnvironment();
  const browser = await openBrowser(executablePath);
  try {
    const folder = join(into, 'beelden');
    const files = await takePictures(browser, { site: environment.url, folder, shots: shotsOf(manual) });
    const pictures = new Map([...files].map(([name, file]) => [name, `beelden/${file}`]));
    // Printed twice: the first time finds the page numbers.
    const first = await print(browser, await writePages(into, { ...manual, pictures }));
    const { pages } = pagesOf(first);
    const pdf = await print(browser, await writePages(into, { ...manual, pictures, pages }));
    await writeFile(join(into, 'handleiding.pdf'), pdf);
    return pagesOf(pdf).count;
  } finally {
    await browser.close();
    await environment.close();
  }
}
