import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Item } from './structured-data.ts';

/** Nothing is read from or written to this place: it says where the types are looked for. */
const FILE = fileURLToPath(new URL('items.ts', import.meta.url));

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
  types: [],
};

/** What a value says in the terms of the vocabulary, without the words: `Event.location Place`, `Place.name string`. */
function termsIn(value: unknown, of = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => termsIn(one, of));
  if (typeof value === 'string')
    return [`${of} ${value.startsWith('https://schema.org/') ? value : 'string'}`];
  if (typeof value !== 'object' || value === null) return [`${of} ${typeof value}`];
  const type = '@type' in value ? value['@type'] : '';
  return [
    `${of} ${type}`,
    ...Object.entries(value).flatMap(([name, child]) => termsIn(child, `${type}.${name}`)),
  ];
}

/**
 * Compiles things, by the address of their page, against `schema-dts`, types that Google makes from schema.org's own
 * vocabulary. The compiler is slow: items without new terms are skipped.
 */
export function vocabularyProblems(things: ReadonlyMap<string, readonly Item[]>): readonly string[] {
  const known = new Set<string>();
  const items: { readonly address: string; readonly text: string }[] = [];
  for (const [address, all] of things) {
    for (const thing of all) {
      const terms = termsIn(thing);
      if (terms.every((term) => known.has(term))) continue;
      for (const term of terms) known.add(term);
      items.push({ address, text: JSON.stringify(thing) });
    }
  }
  const source = [
    "import type { Thing } from 'schema-dts';",
    ...items.map(({ text }, index) => `export const item${index}: Thing = ${text};`),
  ].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, target) =>
    name === FILE ? ts.createSourceFile(name, source, target) : getSourceFile.call(host, name, target);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file?.fileName === FILE ? file.getLineAndCharacterOfPosition(start ?? 0).line : 0;
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${items[line - 1]?.address ?? file?.fileName}: ${text}`;
  });
}
