import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
function brokenLinks(root: string, file: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)/g)].flatMap(
    ([, path = '', anchor]) => {
      const target = path === '' ? join(root, file) : join(root, dirname(file), path);
      if (!existsSync(target)) return [`links to ${path}, which is not there`];
      if (anchor === undefined || !target.endsWith('.md')) return [];
      if (anchorsIn(readFileSync(target, 'utf8')).has(anchor)) return [];
      return [`links to #${anchor}, a heading that ${path} does not have`];
    },
  );
}

/** Files of ours that a document names and that are not there; in a table of what is met also tests and texts of them. */
function missingProofs(root: string, file: string, text: string): string[] {
  if (!file.endsWith('-verification.md') && file !== 'SECURITY.md') return [];
  const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?!html)\w+)`((?:,? "[^"]+")*)/g)];
  const missing = named.flatMap(([, path = '', names = '']) => {
    if (path.startsWith('/')) return [];
    const found = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    return [...names.matchAll(/"([^"]+)"/g), ['', '']]
      .filter(([, name = '']) => found === '' || !found.includes(name))
      .map(([, name]) => `names ${path} "${name}", which is not there`);
  });
  const unproved = [...text.matchAll(/^\| ([\d.]+) .*\| met\b(?!.*\.(?:test|spec)\.tsx?`).*$/gm)];
  return [...missing, ...unproved.map(([, row]) => `has ${row} met by no test`)];
}

/** Links and commands in our documents that lead nowhere. */
export function documentProblems(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return globSync(['*.md', '{docs,deploy}/**/*.md'], { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const commands = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)];
    const unknown = commands
      .filter(([, name = '']) => !(name in scripts))
      .map(([, name]) => `names npm run ${name}, which is no command`);
    return [...brokenLinks(root, file, text), ...missingProofs(root, file, text), ...unknown].map(
      (problem) => `${file}: ${problem}`,
    );
  });
}
