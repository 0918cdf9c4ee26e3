import ts from 'typescript';
import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';
import { lineAt, pieces, walk } from './lib/source.ts';

/** The one place that may ask the machine for the time. */
const theClock = 'packages/foundation/src/clock.ts';

export const clock: Check = {
  name: 'time comes from the clock',
  run: (root) =>
    codeFiles(root)
      .filter((file) => file !== theClock)
      .flatMap((file) => [...new Set(linesWithTime(file, read(root, file)))].map((line) => `${file}:${line}`))
      .map((place) => `${place} reads the machine's time; use @inktvis/foundation/clock`),
};

function linesWithTime(file: string, text: string): number[] {
  const lines: number[] = [];
  for (const part of pieces(file, text)) {
    walk(part, (node, line) => {
      if (readsTime(node)) lines.push(line);
    });
  }
  // The template of an .astro file is no script; a plain search must do.
  if (file.endsWith('.astro')) {
    for (const hit of text.matchAll(/new Date\(\s*\)|\bDate\.now\b/g)) lines.push(lineAt(text, hit.index));
  }
  return lines;
}

function readsTime(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length;
  if (ts.isCallExpression(node)) return isDate(node.expression);
  return ts.isPropertyAccessExpression(node) && isDate(node.expression) && node.name.text === 'now';
}

function isDate(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === 'Date';
}
