import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { sourceFiles } from '../../lib/source-files.mjs';

/** The folders that hold our own code. */
export const codeFolders = ['site', 'packages', 'embedded', 'sample', 'e2e', 'bench', 'tools'];

/** Paths from `root`, with `/`, of the code files (or those of the given kinds) that are ours. */
export function codeFiles(root: string, kinds = /\.(ts|tsx|mts|js|mjs|jsx|astro)$/): string[] {
  return codeFolders
    .flatMap((folder) => sourceFiles(`${root}/${folder}`))
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((file) => kinds.test(file) && !file.includes('/fixtures/'));
}

export function read(root: string, file: string): string {
  return readFileSync(`${root}/${file}`, 'utf8');
}
