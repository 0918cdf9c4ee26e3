import { posix } from 'node:path';
import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';

/** What the importers of a style module read of it. */
type Reads = {
  /** Class names, each with a file that reads it. */
  readonly names: Map<string, string>;
  /** `styles[name]`, or the object as a whole: any class may be read. */
  isOpen: boolean;
};

/**
 * A class of a style module that has no rule styles nothing, and TypeScript knows no names of classes; a rule whose
 * class nothing reads is left over.
 */
export const styleClasses: Check = {
  name: 'every class of a style module is defined and used',
  run: (root) => {
    const reads = readsOf(root);
    return codeFiles(root, /\.module\.css$/).flatMap((file) =>
      problemsIn(file, read(root, file), reads.get(file)),
    );
  },
};

function readsOf(root: string): Map<string, Reads> {
  const found = new Map<string, Reads>();
  for (const file of codeFiles(root, /\.(tsx?|astro)$/)) {
    const text = read(root, file);
    for (const [statement, local = '', path = ''] of text.matchAll(
      /import (\w+) from '(\.[^']+\.module\.css)';/g,
    )) {
      const target = posix.join(posix.dirname(file), path);
      const reads = found.get(target) ?? { names: new Map(), isOpen: false };
      found.set(target, reads);
      const code = text.replace(statement, '');
      for (const [, name = '', quoted = '', other] of code.matchAll(
        new RegExp(`(?<![\\w.'-])${local}\\b(?:\\.(\\w+)|\\['([\\w-]+)'\\]|(?!['/-])(.?))`, 'g'),
      )) {
        if (other !== undefined) reads.isOpen = true;
        else reads.names.set(name || quoted, file);
      }
    }
  }
  return found;
}

function problemsIn(file: string, text: string, reads: Reads | undefined): string[] {
  if (!reads) return [`${file}: nothing imports it`];
  const rules = text.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|'[^']*'|:global\([^)]*\)/g, '');
  const defined = new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  return [
    ...[...reads.names]
      .filter(([name]) => !defined.has(name))
      .map(([name, by]) => `${by}: no rule for the class ${name} in ${file}`),
    ...(reads.isOpen ? [] : [...defined].filter((name) => !reads.names.has(name))).map(
      (name) => `${file}: nothing uses the class ${name}`,
    ),
  ];
}
