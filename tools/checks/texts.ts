import ts from 'typescript';
import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';
import { pieces, walk } from './lib/source.ts';

/** Every text of the interface: one object per file. */
const texts = /^packages\/messages\/src\/[^/]+\.ts$/;
const test = /\.test\.tsx?$|^e2e\//;

/**
 * A text that nothing shows belongs to a missing feature, or is left over. A key counts as used where any code of the
 * site or a package, other than a test, contains it as a word, so used texts are never reported.
 */
export const unusedTexts: Check = {
  name: 'every text is shown somewhere',
  run: (root) => {
    const files = codeFiles(root).filter((file) => /^(site|packages)\//.test(file) && !test.test(file));
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
