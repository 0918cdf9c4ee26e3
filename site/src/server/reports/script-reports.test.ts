import { expect, test, vi } from 'vitest';
import { createScriptReports } from './script-reports.ts';

test('an error of our script is logged, ten times a minute, and anything else is refused', () => {
  const warn = vi.fn();
  let now = 0;
  const accept = createScriptReports({ log: { warn }, now: () => now });
  for (let times = 0; times < 12; times += 1) expect(accept('TypeError /_astro/page.a1.js:1:20')).toBe(true);
  expect(warn).toHaveBeenCalledTimes(10);
  now = 60_000;
  expect(accept('Error -')).toBe(true);
  expect(warn).toHaveBeenCalledTimes(11);
  const bad = [
    '',
    'Error',
    'Error an@voorbeeld.be',
    `Error /_${'a'.repeat(300)}:1:1`,
    'Error /x?token=1:1:1',
  ];
  for (const body of bad) expect(accept(body), body).toBe(false);
});
