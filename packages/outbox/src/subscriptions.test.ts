import { expect, test } from 'vitest';
import type { Sql } from './store/driver.ts';
import { mintToken } from './subscriptions.ts';

test('a token of a mail has 256 random bits, of which only a hash is stored', async () => {
  const stored: unknown[] = [];
  const sql: Sql = {
    dialect: 'sqlite',
    all: async () => [],
    run: async (_text, values) => stored.push(...(values ?? [])),
  };
  const tokens: string[] = [];
  for (let times = 0; times < 200; times += 1)
    tokens.push(await mintToken(sql, { subscriptionId: '1', purpose: 'confirm', now: 0 }));
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set(tokens).size).toBe(200);
  for (const token of tokens) expect(stored).not.toContain(token);
  // Each of the 256 bits is sometimes set and sometimes not: none is fixed.
  const bits = tokens.map((token) =>
    [...Buffer.from(token, 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join(''),
  );
  for (let at = 0; at < 256; at += 1) expect(new Set(bits.map((text) => text[at])).size).toBe(2);
});
