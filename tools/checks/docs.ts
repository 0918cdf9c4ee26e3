import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Check } from './lib/check.ts';
import { read } from './lib/files.ts';
import { readManifest } from './lib/workspaces.ts';

/** What our texts name between backticks as a path of this repository. */
const PATH =
  /`((?:site|packages|embedded|sample|e2e|bench|tools|deploy|docs|\.ci)\/[\w./[\]-]*[\w/\]])[`" ]/g;
/** Documents about what is not there yet. */
const ABOUT_NEW = /^docs\/how-to\/add-a-/;
/** Folders that a build makes. */
const MADE = /^(site\/dist|dist|node_modules)\b/;

/** Every document: those of the root, of `docs` and of `deploy`. */
function documents(root: string): string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? below(path) : [path];
    });
  const own = readdirSync(root).filter((name) => statSync(join(root, name)).isFile());
  return [...own, ...below('docs'), ...below('deploy')].filter((name) => name.endsWith('.md'));
}

/** The anchor that a heading gets on GitHub and its like. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** Links to files and headings of this repository that lead nowhere. */
function linkProblems(root: string, file: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(
    ([, path = '', anchor]) => {
      const target = path === '' ? join(root, file) : join(root, dirname(file), path);
      if (!existsSync(target)) return [`links to ${path}, which is not there`];
      if (anchor === undefined || !target.endsWith('.md')) return [];
      return anchorsIn(readFileSync(target, 'utf8')).has(anchor)
        ? []
        : [`links to #${anchor}, a heading that ${relative(root, target)} does not have`];
    },
  );
}

/** What an operator or a developer is told to run, open or install exists. */
export const docs: Check = {
  name: 'what the documents name exists',
  run: (root) => {
    const scripts = new Set(Object.keys(readManifest(root, '.').scripts));
    return documents(root).flatMap((file) => {
      const text = read(root, file);
      const commands = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)];
      const installed = [...text.matchAll(/^install -m \d+ (?:-\w \S+ )*(.+) \S+$/gm)];
      const paths = [
        ...[...text.matchAll(PATH)].map(([, path = '']) => path),
        ...installed.flatMap(([, all = '']) => all.split(' ')),
      ];
      return [
        ...linkProblems(root, file, text),
        ...commands
          .filter(([, name = '']) => !scripts.has(name))
          .map(([, name]) => `names npm run ${name}, which is no command`),
        ...paths
          .filter((path) => !MADE.test(path) && !ABOUT_NEW.test(file) && !existsSync(join(root, path)))
          .map((path) => `names ${path}, which is not there`),
      ].map((problem) => `${file}: ${problem}`);
    });
  },
};
