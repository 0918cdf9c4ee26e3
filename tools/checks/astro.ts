import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';

const MAX_LINES = 60;

/** `.astro` files join components and pages: what can be tested or linted stands in modules of their own. */
export const astroFiles: Check = {
  name: '.astro files are glue',
  run: (root) => codeFiles(root, /\.astro$/).flatMap((file) => problemsIn(file, read(root, file))),
};

function problemsIn(file: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  return [
    ...(lines > MAX_LINES
      ? [`${file} has ${lines} lines, more than ${MAX_LINES}; a component should do its work`]
      : []),
    ...scriptProblems(file, text),
    ...misnamedIslands(file, text),
  ];
}

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
