import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readChecks, readPlaywright, readVitest, sum, tally } from './tally.mjs';

function reportFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'report.json'), text);
  return join(folder, 'report.json');
}

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

describe('what a runner did', () => {
  test('a clean run is what its report says', () => {
    expect(tally(readChecks, reportFile('{"passed":3,"failed":0}'), 0)).toEqual({ passed: 3, failed: 0 });
  });

  test.each([
    ['no report', 'nowhere.json', 0],
    ['an unreadable report', 'half', 0],
    ['a report of another shape', '{}', 0],
  ])('%s is one failure', (_name, text, code) => {
    const file = text.endsWith('.json') ? text : reportFile(text);
    expect(tally(readVitest, file, code)).toEqual({ passed: 0, failed: 1 });
  });

  test('a runner that ran nothing is one failure', () => {
    expect(tally(readChecks, reportFile('{"passed":0,"failed":0}'), 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('an exit code without a named failure is one failure', () => {
    expect(tally(readChecks, reportFile('{"passed":5,"failed":0}'), 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('vitest: a file that does not load and a skipped test count as failures', () => {
    const testResults = [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      {
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'a sum', failureMessages: ['\u001b[31mexpected 3\u001b[39m\nat x'] },
        ],
      },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    const report = { ...vitestReport, numFailedTests: 1, numPendingTests: 1, testResults };
    const failures = ['broken.test.ts', 'a sum: expected 3'];
    expect(readVitest(report)).toEqual({ passed: 3, failed: 3, failures });
  });

  test('Playwright: flaky and skipped tests and errors outside of tests count as failures', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
    expect(readPlaywright({ stats, errors: [{}], suites: [] })).toEqual({
      passed: 7,
      failed: 4,
      failures: [],
    });
  });

  test('Playwright: what failed is named, in whatever group it stands', () => {
    const tests = [{ results: [{ errors: [{ message: 'no button\nat y' }] }] }];
    const spec = { title: 'sends', ok: false, file: 'forms/forms.spec.ts', line: 7, tests };
    const good = { title: 'opens', ok: true };
    const suites = [{ specs: [good], suites: [{ specs: [spec], suites: [{ specs: [good] }] }] }];
    const stats = { expected: 2, unexpected: 1, flaky: 0, skipped: 0 };
    expect(readPlaywright({ stats, errors: [], suites })).toMatchObject({
      failures: ['forms/forms.spec.ts:7 sends: no button'],
    });
  });

  test('the sum adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 2, failures: [] });
  });
});
