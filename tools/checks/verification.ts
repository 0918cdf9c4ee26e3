import { existsSync } from 'node:fs';
import type { Check } from './lib/check.ts';
import { read } from './lib/files.ts';

const STATES = ['met', 'not applicable', 'open'];

/** The tables, how many rows each has, and what the number of a row looks like. */
const TABLES = [
  { file: 'docs/accessibility-verification.md', rows: 55, number: /^\d\.\d\.\d{1,2}$/ },
  { file: 'docs/security-verification.md', rows: 249, number: /^\d{1,2}\.\d{1,2}\.\d{1,2}$/ },
];

/**
 * The tables against WCAG and ASVS say what is there: every row has a state and a reason, one that is met names a test
 * or a document, and each file and each title of a test that is named exists.
 */
export const verification: Check = {
  name: 'the tables of verification name what exists',
  run: (root) =>
    TABLES.flatMap(({ file, rows, number }) => {
      if (!existsSync(`${root}/${file}`)) return [`${file} is not there`];
      const found = rowsOf(read(root, file)).filter(([first = '']) => number.test(first));
      const numbers = found.map(([first = '']) => first);
      const twice = numbers.filter((one, at) => numbers.indexOf(one) !== at);
      return [
        ...(found.length === rows ? [] : [`has ${found.length} rows; ${rows} belong there`]),
        ...twice.map((one) => `has ${one} twice`),
        ...found.flatMap((cells) => rowProblems(root, cells)),
      ].map((problem) => `${file}: ${problem}`);
    }),
};

/** The cells of every row of every table. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

/** A row: number, level, what it asks, state, what shows it. */
function rowProblems(root: string, cells: readonly string[]): string[] {
  const [number = '', , , state = '', shown = ''] = cells;
  const places = [...shown.matchAll(/`([\w./-]+\/[\w./-]+|[\w.-]+\.(?:md|json))`((?: "[^"]+",?)*)/g)];
  return [
    ...(STATES.includes(state) ? [] : [`${number} is "${state}", which is no state`]),
    ...(shown === '' ? [`${number} has no reason`] : []),
    ...(state === 'met' && places.length === 0
      ? [`${number} is met, and nothing is named that shows it`]
      : []),
    ...places.flatMap(([, path = '', quoted = '']) => {
      if (!existsSync(`${root}/${path}`)) return [`${number} names ${path}, which is not there`];
      const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
      const text = titles.length > 0 ? read(root, path) : '';
      return titles
        .filter((title) => !text.includes(title))
        .map((title) => `${number} names "${title}", which ${path} does not have`);
    }),
  ];
}
