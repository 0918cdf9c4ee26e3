import { expect, test } from 'vitest';
import { missingFixes } from './fixes.ts';

const { node } = process.versions;
const release = (version: string, days: number) =>
  `"${version}": "${new Date(Date.now() - days * 86_400_000).toISOString()}",\n`;
const OURS = release(node, 30) + release('99.0.0', 30);
const NEXT = `${node.split('.')[0]}.999.0`;
const CLEAN = 'found 0 vulnerabilities\n';

// The answers are those of npm 11.
test.each([
  ['nothing is missing', CLEAN, OURS, 0, 0],
  ['one package has a hole', 'Severity: high\n\n1 high severity vulnerability\n', OURS, 1, 0],
  ['several have', '3 vulnerabilities (2 moderate, 1 critical)\n', OURS, 1, 0],
  ['holes that wait for the next month', '2 vulnerabilities (1 low, 1 moderate)\n', OURS, 0, 0],
  ['a release of this line of Node is out', CLEAN, OURS + release(NEXT, 8), 0, 1],
  ['a release that is not yet a week old', CLEAN, OURS + release(NEXT, 6), 0, 0],
  ['the registry does not audit', 'npm error audit endpoint returned an error\n', OURS, 0, 1],
  ['there is no network', 'npm error network\n', '{ "error": { "code": "ENOTFOUND" } }\nnpm error\n', 0, 2],
  ['npm did not end', '', '', 0, 2],
])('%s', async (_, audit, view, failures, warnings) => {
  const warned: string[] = [];
  // Packages of production only.
  const ask = async (...args: string[]) => (args.join(' ') === 'audit --omit=dev' ? audit : view);
  expect(await missingFixes((text) => warned.push(text), ask)).toHaveLength(failures);
  expect(warned).toHaveLength(warnings);
});
