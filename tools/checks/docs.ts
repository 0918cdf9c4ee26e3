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

/** In a table of what is met: files that are not there or lack a quoted text, and rows without a test. */
function missingProofs(root: string, file: string, text: string): string[] {
  if (!/-verification\.md$|^SECURITY\.md$/.test(file)) return [];
  const named = text.matchAll(/`(\w[\w./-]*\/[\w.-]+\.\w+)`((?:,? "[^"]+")*)/g);
  const missing = [...named].flatMap(([, path = '', quoted = '']) => {
    const found = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
    const isThere = (words: string) => found?.includes(words.slice(1, -1));
    return ['""', ...(quoted.match(/"[^"]+"/g) ?? [])]
      .filter((one) => !isThere(one))
      .map((one) => `${path} ${one}`);
  });
  const unproved = text.match(/^\| [\d.]+ (?=.*\| met\b)(?!.*\.(?:test|spec)\.tsx?`)/gm) ?? [];
  return [...missing, ...unproved].map((one) => `names what is not there, or is met by no test: ${one}`);
}

const STATES = ['met', 'documented', 'not applicable', 'open'];

/** In the table of ASVS: numbers above it that are not those of its rows. */
function wrongNumbers(file: string, text: string): string[] {
  if (!file.endsWith('security-verification.md')) return [];
  const rows = [...text.matchAll(/^\| ([\d.]+) \| (\d) \|[^|]*\| (met|documented|not applicable|open)\b/gm)];
  const count = (all: typeof rows) => STATES.map((state) => all.filter((row) => row[3] === state).length);
  const [met, documented, inapplicable, open] = count(rows);
  const basic = rows.filter((row) => row[2] === '1');
  const sums =
    `Of ${rows.length}: ${met} met, ${documented} documented, ${inapplicable} not applicable, ${open} open; ` +
    `of the ${basic.length} of level 1: ${count(basic).join(', ')}.`;
  const above = text.slice(0, text.indexOf('\n|'));
  const numbers = rows.filter((row) => row[3] === 'open').map((row) => row[1] ?? '');
  return [sums, ...numbers].filter((one) => !above.includes(one)).map((one) => `does not say: ${one}`);
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
    const proofs = [...missingProofs(root, file, text), ...wrongNumbers(file, text)];
    return [...brokenLinks(root, file, text), ...proofs, ...unknown].map((problem) => `${file}: ${problem}`);
  });
}
