import { expect, test, vi } from 'vitest';
import { createCspReports } from './csp-reports.ts';

const warn = vi.fn();
const start = () => {
  warn.mockClear();
  return createCspReports({ log: { warn }, now: () => 0 });
};
const refused = (blocked: string, more: object = {}) =>
  JSON.stringify({
    'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': blocked, ...more },
  });

test('a report is logged: what was refused, from where, on which page; without what an address may give away', () => {
  const accepted = start()(
    refused('https://elders.example/x.js?user=1', {
      'document-uri': 'https://inktvis.example/nieuwsbrief/bevestigen?token=abc#d',
      'source-file': `https://inktvis.example/_astro/${'a'.repeat(5000)}.js?x=1`,
    }),
  );
  expect(accepted).toBe(true);
  expect(warn.mock.calls).toEqual([
    [
      {
        directive: 'script-src-elem',
        blocked: 'https://elders.example/x.js',
        page: 'https://inktvis.example/nieuwsbrief/bevestigen',
        source: expect.stringMatching(/^https:\/\/inktvis\.example\/_astro\/a{169}$/),
      },
      'the content security policy refused something',
    ],
  ]);
});

test('however many are sent, ten are logged in a minute', () => {
  const accept = start();
  for (let times = 0; times < 30; times += 1) accept(refused('inline'));
  expect(warn).toHaveBeenCalledTimes(10);
});

test('what an extension of the browser does is no report about us', () => {
  const accept = start();
  expect(accept(refused('chrome-extension'))).toBe(true);
  expect(accept(refused('inline', { 'source-file': 'moz-extension://1/a.js' }))).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test.each(['', 'x', '[]', '{}', '{"csp-report":{}}', '{"csp-report":{"effective-directive":1}}'])(
  '%j is no report',
  (text) => {
    expect(start()(text)).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  },
);
