import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs Poppler's pdftotext on a printed document; `npm test` sees to it that it is there (tools/lib/system-programs.mjs). */
async function pdftotext(pdf: Buffer, option: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inktvis-print-'));
  try {
    const file = join(folder, 'print.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run('pdftotext', [option, file, '-'], { maxBuffer: 32 * 1024 * 1024 });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Words without the places where they may break, and with single spaces. */
export const plain = (text: string): string =>
  text
    .replace(/\u00ad\n?/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const PAGE_NUMBER = /^\d+ \/ \d+ /;

const pagesOf = async (pdf: Buffer): Promise<readonly string[]> =>
  (await pdftotext(pdf, '-raw')).split('\f').slice(0, -1).map(plain);

export const readPages = async (pdf: Buffer): Promise<readonly string[]> =>
  (await pagesOf(pdf)).map((page) => page.replace(PAGE_NUMBER, ''));

export const readPageNumbers = async (pdf: Buffer): Promise<readonly string[]> =>
  (await pagesOf(pdf)).map((page) => PAGE_NUMBER.exec(page)?.[0].trim() ?? '');

export async function wordHeights(pdf: Buffer): Promise<readonly number[]> {
  const boxes = await pdftotext(pdf, '-bbox');
  return [...boxes.matchAll(/yMin="([\d.]+)" \S+ yMax="([\d.]+)"/g)].map(
    ([, top, bottom]) => Number(bottom) - Number(top),
  );
}
