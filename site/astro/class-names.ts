import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../src/', import.meta.url));
const LETTERS = 26;

const letter = (index: number): string => String.fromCharCode(97 + index);

/**
 * Short names for the classes of CSS modules: two letters for the file, a number for the class. They stand in every
 * page many times: a tenth of its bytes, and an eighth of those of the sheet. While developing they stay readable.
 */
export function classNames(): Plugin {
  const files = new Map(
    globSync('**/*.module.css', { cwd: FOLDER })
      .sort()
      .map((file, index) => [file, letter(Math.floor(index / LETTERS)) + letter(index % LETTERS)]),
  );
  if (files.size > LETTERS ** 2) throw new Error('two letters are too few for the CSS modules');
  const known = new Map<string, Map<string, number>>();

  function shortName(name: string, path: string): string {
    const file = relative(FOLDER, path.split('?', 1)[0] ?? path);
    const prefix = files.get(file);
    if (!prefix) throw new Error(`${path} is no CSS module of the site`);
    const classes = known.get(file) ?? new Map<string, number>();
    known.set(file, classes);
    if (!classes.has(name)) classes.set(name, classes.size);
    return `${prefix}${classes.get(name)}`;
  }

  return {
    name: 'inktvis-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortName } } }),
  };
}
