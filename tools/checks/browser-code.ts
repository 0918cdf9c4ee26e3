import type { Check } from './lib/check.ts';
import { codeFiles, read } from './lib/files.ts';
import { importsOf } from './lib/imports.ts';
import { createResolver, isFile, type Resolver } from './lib/resolve.ts';

/** What a visitor's browser starts with; the `<script>` of an `.astro` file counts too. */
const entry = /\.island\.tsx$|\.client\.tsx?$/;
/** Ours, but only for the server. */
const serverOnly =
  /^(site\/src\/server\/|site\/server\/|packages\/content\/src\/client\/|packages\/(events|outbox)\/)/;
/** Somebody else's, but only for the server, or too big for a browser. */
const serverPackages = new Set(['pino', 'storyblok-js-client', 'lru-cache', 'sharp', 'zod', 'astro']);

export const browserCode: Check = {
  name: 'browser code stays off the server',
  run: (root) => {
    const resolve = createResolver(root);
    const files = codeFiles(root).filter((file) => file.startsWith('site/'));
    return files.flatMap((file) => [
      ...(entry.test(file) ? follow(root, resolve, [file], new Set()) : []),
      ...(file.endsWith('.astro') ? astroProblems(root, resolve, file) : []),
    ]);
  },
};

/** The first way from the last file of `chain` to something only the server has. */
function follow(
  root: string,
  resolve: Resolver,
  chain: string[],
  seen: Set<string>,
  scriptOnly = false,
): string[] {
  const file = chain.at(-1) ?? '';
  if (seen.has(file) || !/\.(m?[jt]sx?|astro)$/.test(file) || !isFile(`${root}/${file}`)) return [];
  seen.add(file);
  return importsOf(file, read(root, file)).flatMap(({ specifier, typeOnly, browser }) => {
    if (typeOnly || (scriptOnly && !browser)) return [];
    const target = resolve(file, specifier);
    const forbidden =
      target.kind === 'node' ||
      (target.kind === 'external' && serverPackages.has(target.packageName)) ||
      (target.kind === 'file' && serverOnly.test(target.file));
    if (forbidden) return [`${[...chain, specifier].join(' → ')}: only the server has that`];
    return target.kind === 'file' ? follow(root, resolve, [...chain, target.file], seen) : [];
  });
}

function astroProblems(root: string, resolve: Resolver, file: string): string[] {
  return [...follow(root, resolve, [file], new Set(), true), ...misnamedIslands(file, read(root, file))];
}

/** A component that hydrates must say so in its file name, or the search above would miss it. */
function misnamedIslands(file: string, text: string): string[] {
  return [...text.matchAll(/<([A-Z]\w*)\b[^<>]*?\sclient:\w+/g)].flatMap(([, name = '']) => {
    const from = new RegExp(`import\\s[^;]*?\\b${name}\\b[^;]*?from\\s+['"]([^'"]+)['"]`).exec(text)?.[1];
    if (from === undefined || from.endsWith('.island.tsx')) return [];
    return [`${file}: ${name} hydrates, but its file ${from} is not named .island.tsx`];
  });
}
