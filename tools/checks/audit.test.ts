import { expect, test, vi } from 'vitest';
import { auditProblems, readAudit } from './audit.ts';

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      'left-over': {
        severity,
        via: [{ title: 'Reads what it should not', url: 'https://advisories.example/1' }, 'another'],
      },
    },
  });

test.each(['high', 'critical'])('a hole that is %s fails, with what it is', (severity) => {
  expect(readAudit(report(severity))).toEqual({
    kind: 'known',
    serious: [`left-over (${severity}): Reads what it should not https://advisories.example/1; another`],
  });
});

test.each(['low', 'moderate', 'info'])('one that is %s does not', (severity) => {
  expect(readAudit(report(severity))).toEqual({ kind: 'known', serious: [] });
});

test('nothing found is known', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'known', serious: [] });
});

test.each([
  [
    'a registry without a list',
    '{"message":"405 Method Not Allowed","statusCode":405}',
    '405 Method Not Allowed',
  ],
  ['no network', '', 'npm said nothing'],
  ['something else than JSON', 'npm error network\nmore', 'npm error network'],
])('%s is unknown, and said', (_what, output, why) => {
  expect(readAudit(output)).toEqual({ kind: 'unknown', why });
});

test('what is unknown fails where the audit is required, and is a note elsewhere', () => {
  const note = vi.spyOn(console, 'log').mockReturnValue();
  const unknown = readAudit('');
  expect(auditProblems(unknown, true)).toEqual(['dependencies were not audited: npm said nothing']);
  expect(note).not.toHaveBeenCalled();
  expect(auditProblems(unknown, false)).toEqual([]);
  expect(note).toHaveBeenCalledWith(expect.stringContaining('npm said nothing'));
  note.mockRestore();
});
