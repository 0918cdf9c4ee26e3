import ts from 'typescript';
import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';
import { lineAt, linesOf, walk } from './lib/source.ts';

/** `.astro` files join components and pages: what can be tested or linted is in modules of its own. */
export const astroFiles: Check = {
  name: '.astro files are glue',
  run: (root) =>
    codeFiles(root, /\.astro$/).flatMap((file) => {
      const text = read(root, file);
      return [...scriptProblems(file, text), ...misnamedIslands(file, text)];
    }),
};

/** Biome and dependency-cruiser do not look further into a `<script>` than its imports. */
function scriptProblems(file: string, text: string): string[] {
  return [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .filter(([, code = '']) => !/^(\s*import '[^']+';)*\s*$/.test(code))
    .map(() => `${file}: a <script> only imports; move its code into a module`);
}

/** The rules about browser code know an island by the name of its file. */
function misnamedIslands(file: string, text: string): string[] {
  return [...text.matchAll(/<([A-Z]\w*)\b[^<>]*?\sclient:\w+/g)].flatMap(([, name = '']) => {
    const from = new RegExp(`import\\s[^;]*?\\b${name}\\b[^;]*?from\\s+['"]([^'"]+)['"]`).exec(text)?.[1];
    if (from === undefined || from.endsWith('.island.tsx')) return [];
    return [`${file}: ${name} hydrates, but its file ${from} is not named .island.tsx`];
  });
}

/** The one place that may ask the machine for the time. */
const THE_CLOCK = 'packages/foundation/src/time/clock.ts';

export const clock: Check = {
  name: 'time comes from the clock',
  run: (root) =>
    codeFiles(root)
      .filter((file) => file !== THE_CLOCK)
      .flatMap((file) => [...new Set(linesWithTime(file, read(root, file)))].map((line) => `${file}:${line}`))
      .map((place) => `${place} reads the machine's time; use @inktvis/foundation/clock`),
};

function linesWithTime(file: string, text: string): number[] {
  const inScripts = linesOf(file, text, readsTime);
  if (!file.endsWith('.astro')) return inScripts;
  // The template of an .astro file is no script; a plain search must do.
  const hits = [...text.matchAll(/new Date\(\s*\)|\bDate\.now\b/g)];
  return [...inScripts, ...hits.map(({ index }) => lineAt(text, index))];
}

function readsTime(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length;
  if (ts.isCallExpression(node)) return isDate(node.expression);
  return ts.isPropertyAccessExpression(node) && isDate(node.expression) && node.name.text === 'now';
}

function isDate(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === 'Date';
}

/** Share cards are drawn as pictures by satori, which takes its layout from `style`; they are never part of a page. */
const SHARE_CARDS = /^site\/src\/share-card\//;

export const styleAttributes: Check = {
  name: 'no style attributes',
  run: (root) =>
    codeFiles(root, /\.(tsx|jsx|astro)$/)
      .filter((file) => !SHARE_CARDS.test(file))
      .flatMap((file) => linesWithStyle(file, read(root, file)).map((line) => `${file}:${line}`))
      .map((place) => `${place} has a style attribute; the CSP refuses it, use a class or a data attribute`),
};

function linesWithStyle(file: string, text: string): number[] {
  if (!file.endsWith('.astro'))
    return linesOf(file, text, (node) => ts.isJsxAttribute(node) && node.name.getText() === 'style');
  const tags = [...text.matchAll(/<[A-Za-z][^<>]*?\s(style\s*=|style:|define:vars\s*=)/g)];
  return tags.map(({ 0: tag, index }) => lineAt(text, index + tag.length));
}

/** Every text of the interface: one object per file. */
const TEXTS = /^packages\/messages\/src\/[^/]+\.ts$/;
const TEST = /\.test\.tsx?$|^e2e\//;

/**
 * A text that nothing shows belongs to a missing feature, or is left over. A key counts as used where any code of the
 * site or a package, other than a test, contains it as a word, so used texts are never reported.
 */
export const unusedTexts: Check = {
  name: 'every text is shown somewhere',
  run: (root) => {
    const files = codeFiles(root).filter((file) => /^(site|packages)\//.test(file) && !TEST.test(file));
    const words = new Set(
      files.filter((file) => !TEXTS.test(file)).flatMap((file) => read(root, file).match(/\w+/g) ?? []),
    );
    return files
      .filter((file) => TEXTS.test(file))
      .flatMap((file) =>
        keysOf(file, read(root, file))
          .filter(({ key }) => !words.has(key))
          .map(({ key, line }) => `${file}:${line} nothing shows ${key}`),
      );
  },
};

function keysOf(file: string, text: string): { key: string; line: number }[] {
  const keys: { key: string; line: number }[] = [];
  walk(file, text, (node, line) => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) keys.push({ key: node.name.text, line });
  });
  return keys;
}
