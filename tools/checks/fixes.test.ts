import { expect, test } from 'vitest';
import { missingFixes } from './fixes.ts';

const [line] = process.versions.node.split('.');
const time = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const releases = (version: string, days: number) =>
  JSON.stringify({ [process.versions.node]: time(30), [version]: time(days), '99.0.0': time(30) }, null, 2);
const OURS = releases('1.0.0', 30);
const CLEAN = 'found 0 vulnerabilities\n';

// The answers are those of npm 11.
test.each([
  ['nothing is missing', CLEAN, OURS, 0, 0],
  ['one package has a hole', 'a  <1.2\nSeverity: high\n\n1 high severity vulnerability\n', OURS, 1, 0],
  ['several have', '3 vulnerabilities (2 moderate, 1 critical)\n', OURS, 1, 0],
  ['holes that wait for the next month', '2 vulnerabilities (1 low, 1 moderate)\n', OURS, 0, 0],
  ['a release of this line of Node is out', CLEAN, releases(`${line}.999.0`, 8), 1, 0],
  ['a release that is not yet a week old', CLEAN, releases(`${line}.999.0`, 6), 0, 0],
  ['the registry does not audit', 'npm error audit endpoint returned an error\n', OURS, 0, 1],
  ['there is no network', 'npm error network\n', '{ "error": { "code": "ENOTFOUND" } }\nnpm error\n', 0, 2],
  ['npm did not end', '', '', 0, 2],
])('%s', async (_, audit, view, failures, warnings) => {
  const warned: string[] = [];
  const problems = await missingFixes(
    (text) => warned.push(text),
    async (command) => (command === 'audit' ? audit : view),
  );
  expect([problems.length, warned.length]).toEqual([failures, warnings]);
});
