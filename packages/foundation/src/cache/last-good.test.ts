import { readdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createDiskStore } from './last-good.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, statfs: vi.fn(real.statfs) };
});

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

it('stores, replaces and deletes', async () => {
  const store = createDiskStore(join(folder, 'nieuw'), vi.fn());
  await store.save('a', 'een');
  await store.save('a', 'twee');
  expect(await store.load('a')).toBe('twee');
  expect(await readdir(join(folder, 'nieuw'))).toHaveLength(1);
  await store.forget('a');
  await store.forget('a');
  expect(await store.load('a')).toBeUndefined();
});

it('a disk that refuses costs the copy only', async () => {
  const onError = vi.fn();
  const file = join(folder, 'geen-map');
  await writeFile(file, '');
  await createDiskStore(file, onError).save('a', 'een');
  expect(onError).toHaveBeenCalledOnce();
  expect(await createDiskStore(file, onError).load('a')).toBeUndefined();
});

it('a disk that is nearly full keeps its room for what must not be lost', async () => {
  const onError = vi.fn();
  const store = createDiskStore(folder, onError);
  await store.save('a', 'een');
  const disk = await statfs(folder);
  vi.mocked(statfs).mockResolvedValueOnce({ ...disk, blocks: 100, bavail: 4 });
  await store.save('a', 'twee');
  expect(await store.load('a')).toBe('een');
  expect(String(onError.mock.calls)).toContain('nearly full');
  vi.mocked(statfs).mockResolvedValueOnce({ ...disk, blocks: 100, bavail: 5 });
  await store.save('a', 'drie');
  expect(await store.load('a')).toBe('drie');
});
