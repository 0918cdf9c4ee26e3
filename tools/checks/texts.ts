import ts from 'typescript';
import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';
import { pieces, walk } from './lib/source.ts';

/** Every text of the interface: one object per file. */
const texts = /^site\/src\/ui\/messages\/[^/]+\.ts$/;
const test = /\.test\.tsx?$|^e2e\//;

/**
 * A text that nobody shows is a feature that is missing, or a text too many. A key counts as used where any code of
 * the site but a test names it as a word: so nothing that is used is ever reported.
 */
export const unusedTexts: Check = {
  name: 'every text is shown somewhere',
  run: (root) => {
    const files = codeFiles(root).filter((file) => file.startsWith('site/') && !test.test(file));
    const words = new Set(
      files.filter((file) => !texts.test(file)).flatMap((file) => read(root, file).match(/\w+/g) ?? []),
    );
    return files
      .filter((file) => texts.test(file))
      .flatMap((file) =>
        keysOf(file, read(root, file))
          .filter(({ key }) => !words.has(key))
          .map(({ key, line }) => `${file}:${line} nothing shows ${key}`),
      );
  },
};

function keysOf(file: string, text: string): { key: string; line: number }[] {
  const keys: { key: string; line: number }[] = [];
  for (const part of pieces(file, text)) {
    walk(part, (node, line) => {
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
        keys.push({ key: node.name.text, line });
    });
  }
  return keys;
}
