import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';

const limit = 60;

export const astroSize: Check = {
  name: `.astro files are glue (at most ${limit} lines)`,
  run: (root) =>
    codeFiles(root, /\.astro$/)
      .map((file) => ({ file, lines: read(root, file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > limit)
      .map(({ file, lines }) => `${file} has ${lines} lines; a view should do its work`),
};
