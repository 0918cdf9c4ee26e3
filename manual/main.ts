import { join, resolve } from 'node:path';
import { makeManual } from './make.ts';

/** `npm run manual [-- folder]`: writes the manual for editors, into `dist/manual` by default. */
const [folder = join(import.meta.dirname, '../dist/manual')] = process.argv.slice(2);
const into = resolve(folder);
const pages = await makeManual(into, process.env.CHROMIUM_PATH ?? '');
const printed =
  pages > 0
    ? `, and ${pages} printed pages in handleiding.pdf`
    : '; without a browser, so without pictures and PDF';
process.stdout.write(`The manual for editors is in ${join(into, 'index.html')}${printed}.\n`);
