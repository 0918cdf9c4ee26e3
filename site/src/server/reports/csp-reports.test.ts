import { expect, test, vi } from 'vitest';
import { createCspReports } from './csp-reports.ts';

let now = 0;
const warn = vi.fn();
const start = () => {
  now = 0;
  warn.mockClear();
  return createCspReports({ log: { warn }, now: () => now });
};
const report = (fields: object) => JSON.stringify({ 'csp-report': fields });
const refused = (blocked: string, more: object = {}) =>
  report({ 'effective-directive': 'script-src-elem', 'blocked-uri': blocked, ...more });

test('a report is logged: what was refused, from where, on which page; without what an address may give away', () => {
  const accept = start();
  const accepted = accept(
    refused('https://elders.example/x.js?user=1', {
      'document-uri': 'https://inktvis.example/nieuwsbrief/bevestigen?token=abc#d',
      'source-file': 'https://inktvis.example/_astro/a.js?x=1',
      'line-number': 3,
    }),
  );
  expect(accepted).toBe(true);
  expect(warn.mock.calls).toEqual([
    [
      {
        directive: 'script-src-elem',
        blocked: 'https://elders.example/x.js',
        page: 'https://inktvis.example/nieuwsbrief/bevestigen',
        source: 'https://inktvis.example/_astro/a.js',
        line: 3,
      },
      'the content security policy refused something',
    ],
  ]);
});

test('the same is logged once a minute, ten different ones at most, and then how many were left out', () => {
  const accept = start();
  for (let n = 0; n < 50; n += 1) accept(refused('inline'));
  for (let n = 0; n < 50; n += 1) accept(refused(`https://elders.example/${n}`));
  expect(warn).toHaveBeenCalledTimes(10);
  now = 61_000;
  accept(refused('inline'));
  expect(warn.mock.calls.slice(10).map(([fields]) => fields)).toMatchObject([
    { omitted: 90 },
    { blocked: 'inline' },
  ]);
});

test('what an extension of the browser does is no report about us', () => {
  const accept = start();
  expect(accept(refused('chrome-extension'))).toBe(true);
  expect(accept(refused('inline', { 'source-file': 'moz-extension://1/a.js' }))).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test('long values are cut', () => {
  start()(refused(`https://elders.example/${'a'.repeat(5000)}`));
  expect(JSON.stringify(warn.mock.calls).length).toBeLessThan(600);
});

test.each(['', 'x', '[]', '{}', '{"csp-report":{}}', '{"csp-report":{"effective-directive":1}}'])(
  '%j is no report',
  (text) => {
    expect(start()(text)).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  },
);
