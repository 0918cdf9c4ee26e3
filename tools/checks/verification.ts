import { existsSync } from 'node:fs';
import type { Check } from './lib/check.ts';
import { read } from './lib/files.ts';

const STATES = ['met', 'documented', 'not applicable', 'open'];
const TEST_FILE = /\.(test|spec|smoke)\.tsx?$/;

const ACCESSIBILITY = 'docs/accessibility-verification.md';
/** The statement that visitors read. */
const STATEMENT = 'sample/content/stories/toegankelijkheid.json';

/** The tables, how many rows each has, and what the number of a row looks like. */
const TABLES = [
  { file: ACCESSIBILITY, rows: 55, number: /^\d\.\d\.\d{1,2}$/ },
  { file: 'docs/security-verification.md', rows: 249, number: /^\d{1,2}\.\d{1,2}\.\d{1,2}$/ },
];

/**
 * The tables against WCAG and ASVS say what is there: every row has a state and a reason; one that is met names a test by
 * its title, one that is documented a file; whatever is named exists. What is open for visitors is in the statement.
 */
export const verification: Check = {
  name: 'the tables of verification name what exists',
  run: (root) => [
    ...statementProblems(root),
    ...TABLES.flatMap(({ file, rows, number }) => {
      if (!existsSync(`${root}/${file}`)) return [`${file} is not there`];
      const found = rowsOf(read(root, file)).filter(
        (cells) => cells.length > 2 && number.test(cells[0] ?? ''),
      );
      const numbers = found.map(([first = '']) => first);
      const twice = numbers.filter((one, at) => numbers.indexOf(one) !== at);
      return [
        ...(found.length === rows ? [] : [`has ${found.length} rows; ${rows} belong there`]),
        ...twice.map((one) => `has ${one} twice`),
        ...found.flatMap((cells) => rowProblems(root, cells)),
        ...totalProblems(read(root, file), found),
      ].map((problem) => `${file}: ${problem}`);
    }),
  ],
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

/** The sentence with the totals, where a document has one, and what it has to be. */
const TOTALS = /^Of \d+: .*\.$/m;

function totalProblems(text: string, rows: readonly string[][]): string[] {
  const [given] = TOTALS.exec(text) ?? [];
  const first = rows.filter(([, level]) => level === '1');
  const count = (some: readonly string[][], state: string) =>
    some.filter((cells) => cells[3] === state).length;
  const all = STATES.map((state) => `${count(rows, state)} ${state}`).join(', ');
  const ofLevel1 = STATES.map((state) => count(first, state)).join(', ');
  const right = `Of ${rows.length}: ${all}; of the ${first.length} of level 1: ${ofLevel1}.`;
  return given === undefined || given === right ? [] : [`says "${given}"; it is "${right}"`];
}

/** A row: number, level, what it asks, state, what shows it. */
function rowProblems(root: string, cells: readonly string[]): string[] {
  const [number = '', , , state = '', shown = ''] = cells;
  const places = [...shown.matchAll(/`([\w./-]+\/[\w./-]+|[\w.-]+\.(?:md|json))`((?: "[^"]+",?)*)/g)].map(
    ([, path = '', quoted = '']) => ({
      path,
      titles: [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
    }),
  );
  const tests = places.filter(({ path }) => TEST_FILE.test(path));
  return [
    ...(STATES.includes(state) ? [] : [`${number} is "${state}", which is no state`]),
    ...(shown === '' ? [`${number} has no reason`] : []),
    ...(state === 'met' && tests.length === 0
      ? [`${number} is met, and no test is named that shows it`]
      : []),
    ...(state === 'documented' && places.length === 0
      ? [`${number} is documented, and no file is named`]
      : []),
    ...tests
      .filter(({ titles }) => titles.length === 0)
      .map(({ path }) => `${number} names ${path} without the title of a test`),
    ...places.flatMap(({ path, titles }) => {
      if (!existsSync(`${root}/${path}`)) return [`${number} names ${path}, which is not there`];
      if (titles.length === 0) return [];
      const text = read(root, path);
      const words = TEST_FILE.test(path) ? stringsOf(text) : text;
      return titles
        .filter((title) => !words.includes(title))
        .map((title) => `${number} names "${title}", which ${path} does not have`);
    }),
  ];
}

/** The strings of a source, in which the titles of tests are; comments and code do not count. */
const stringsOf = (source: string): string =>
  [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)]
    .map(([text]) => text.slice(1, -1).replaceAll(/\\(['"`])/g, '$1'))
    .join('\n');

/** Each criterion that is open has a sentence in the statement, by the table that ties them together. */
function statementProblems(root: string): string[] {
  const rows = rowsOf(read(root, ACCESSIBILITY));
  const statement = read(root, STATEMENT);
  const sentences = new Map(
    rows
      .filter((cells) => cells.length === 2)
      .flatMap(([numbers = '', sentence = '']) => numbers.split(', ').map((number) => [number, sentence])),
  );
  return rows
    .filter((cells) => cells[3] === 'open')
    .flatMap(([number = '']) => {
      const sentence = sentences.get(number);
      if (sentence === undefined)
        return [`${ACCESSIBILITY}: ${number} is open, and has no sentence in the statement`];
      return statement.includes(sentence)
        ? []
        : [`${STATEMENT}: lacks the sentence of ${number}: ${sentence}`];
    });
}
