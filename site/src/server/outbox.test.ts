import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectOutbox } from './outbox.ts';
import { readSettings } from './settings.ts';

const message = { kind: 'contact', email: 'ada@voorbeeld.be', fields: {} } as const;

test('a message that cannot be stored is known, until one is stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-stores-'));
  const file = join(folder, 'inktvis.db');
  // A folder in the place of the database: it cannot be opened.
  mkdirSync(file);
  const outbox = connectOutbox({
    ...readSettings({ MAIL_URL: 'smtp://127.0.0.1:1' }),
    databaseUrl: `file:${file}`,
  });
  expect(await outbox.accept(message)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  expect(outbox.stores()).toEqual({ failures: 1, failing: 'unavailable' });
  rmSync(file, { recursive: true });
  const limit = [{ scope: 'contact', key: 'a', limit: 1, windowSeconds: 60 }];
  expect((await outbox.accept(message, limit)).ok).toBe(true);
  expect(outbox.stores()).toEqual({ failures: 1, failing: null });
  expect((await outbox.accept(message, limit)).ok).toBe(false);
  expect(outbox.stores(), 'what is refused did not fail').toEqual({ failures: 1, failing: null });
  await outbox.close();
  rmSync(folder, { recursive: true });
});
