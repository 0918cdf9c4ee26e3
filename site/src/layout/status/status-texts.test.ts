import { expect, it } from 'vitest';
import { parseStatus, statusText } from './status-texts.ts';

it.each([400, 404, 405, 408, 410, 413, 414, 429, 431, 500, 503])('status %i has a page', (status) => {
  const parsed = parseStatus(String(status));
  expect(parsed).toBe(status);
  expect(parsed && statusText(parsed, 'Boekfeest').title).toBeTruthy();
});

it.each([undefined, '', '200', '404x', 'constructor', '4040'])('%s is no status with a page', (text) => {
  expect(parseStatus(text)).toBeNull();
});
