import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * How many tests passed and failed, and for each failed one, where the runner says it, its name and the first line of what
 * went wrong.
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Tally
 */

/**
 * What a runner did, from its JSON report and its exit code. A runner that wrote no readable report, ran nothing, or
 * failed without naming a failure counts as one failure.
 * @param {(report: unknown) => Tally} read
 * @param {string} file the report
 * @param {number} code exit code of the runner
 * @returns {Tally}
 */
export function tally(read, file, code) {
  /** @type {Tally} */
  let seen;
  try {
    seen = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const silent = seen.failed === 0 && (code !== 0 || seen.passed === 0);
  return silent ? { passed: seen.passed, failed: 1 } : seen;
}

/**
 * vitest: a file that could not be loaded has no tests of its own and counts as one failure; so does a skipped test.
 * @param {unknown} report @returns {Tally}
 */
export function readVitest(report) {
  const broken = list(report, 'testResults').filter(
    (file) =>
      text(file, 'status') === 'failed' &&
      !list(file, 'assertionResults').some((test) => text(test, 'status') === 'failed'),
  );
  const skipped = count(report, 'numPendingTests') + count(report, 'numTodoTests');
  const failures = list(report, 'testResults').flatMap((file) =>
    list(file, 'assertionResults')
      .filter((test) => text(test, 'status') === 'failed')
      .map((test) => described(text(test, 'fullName'), list(test, 'failureMessages')[0])),
  );
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + broken.length + skipped,
    failures: [...broken.map((file) => text(file, 'name')), ...failures],
  };
}

/**
 * Playwright: a test that passed only on a second attempt, or was skipped, is not a pass.
 * @param {unknown} report @returns {Tally}
 */
export function readPlaywright(report) {
  const stats = field(report, 'stats');
  const bad = count(stats, 'unexpected') + count(stats, 'flaky') + count(stats, 'skipped');
  return {
    passed: count(stats, 'expected'),
    failed: bad + list(report, 'errors').length,
    failures: list(report, 'suites').flatMap(failuresIn),
  };
}

/** @param {unknown} suite of Playwright; describe blocks are suites within suites @returns {string[]} */
function failuresIn(suite) {
  const own = list(suite, 'specs').flatMap((spec) => {
    if (field(spec, 'ok') === true) return [];
    const results = list(spec, 'tests').flatMap((one) => list(one, 'results'));
    const error = results.flatMap((result) => optionalList(result, 'errors'))[0];
    const where = `${text(spec, 'file')}:${text(spec, 'line')} ${text(spec, 'title')}`;
    return [described(where, error === undefined ? '' : field(error, 'message'))];
  });
  return [...own, ...optionalList(suite, 'suites').flatMap(failuresIn)];
}

/** @param {string} name @param {unknown} message */
function described(name, message) {
  // Colours of a terminal, which errors of runners are written with.
  const line = stripVTControlCharacters(String(message ?? '')).split('\n', 1)[0];
  return line ? `${name}: ${line}` : name;
}

/** Our own checks. @param {unknown} report @returns {Tally} */
export function readChecks(report) {
  return { passed: count(report, 'passed'), failed: count(report, 'failed') };
}

/** @param {Tally[]} all @returns {Tally} */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures = [] }) => failures),
  };
}

/** @param {unknown} value @param {string} name @returns {unknown} */
function field(value, name) {
  if (typeof value !== 'object' || value === null) throw new Error(`no object around ${name}`);
  return Reflect.get(value, name);
}

/** @param {unknown} value @param {string} name */
function count(value, name) {
  const found = field(value, name);
  if (typeof found !== 'number') throw new Error(`${name} is no number`);
  return found;
}

/** @param {unknown} value @param {string} name */
const text = (value, name) => String(field(value, name));

/** @param {unknown} value @param {string} name @returns {unknown[]} */
const optionalList = (value, name) => (field(value, name) === undefined ? [] : list(value, name));

/** @param {unknown} value @param {string} name @returns {unknown[]} */
function list(value, name) {
  const found = field(value, name);
  if (!Array.isArray(found)) throw new Error(`${name} is no list`);
  return found;
}
