import ts from 'typescript';
import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';
import { lineAt, pieces, walk } from './lib/source.ts';

export const styleAttributes: Check = {
  name: 'no style attributes',
  run: (root) =>
    codeFiles(root, /\.(tsx|jsx|astro)$/)
      .flatMap((file) => linesWithStyle(file, read(root, file)).map((line) => `${file}:${line}`))
      .map((place) => `${place} has a style attribute; the CSP refuses it, use a class or a data attribute`),
};

function linesWithStyle(file: string, text: string): number[] {
  const lines: number[] = [];
  if (file.endsWith('.astro')) {
    for (const tag of text.matchAll(/<[A-Za-z][^<>]*?\s(style\s*=|style:|define:vars\s*=)/g)) {
      lines.push(lineAt(text, tag.index + tag[0].length));
    }
    return lines;
  }
  for (const part of pieces(file, text)) {
    walk(part, (node, line) => {
      if (ts.isJsxAttribute(node) && node.name.getText() === 'style') lines.push(line);
    });
  }
  return lines;
}
