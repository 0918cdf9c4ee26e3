import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDiskStore } from './last-good.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps, replaces and forgets', async () => {
  const store = createDiskStore(join(folder, 'nieuw'), vi.fn());
  await store.save('a', { n: 1 });
  await store.save('a', { n: 2 });
  expect(await store.load('a')).toEqual({ n: 2 });
  expect(await readdir(join(folder, 'nieuw'))).toHaveLength(1);
  await store.forget('a');
  await store.forget('a');
  expect(await store.load('a')).toBeUndefined();
});

it('half a file counts as none, and a disk that refuses costs the copy only', async () => {
  const onError = vi.fn();
  const store = createDiskStore(folder, onError);
  await store.save('a', { n: 1 });
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), '{"n":');
  expect(await store.load('a')).toBeUndefined();
  await createDiskStore(join(folder, name), onError).save('b', 1);
  expect(onError).toHaveBeenCalledOnce();
});
