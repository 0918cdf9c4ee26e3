import { beforeEach, expect, test, vi } from 'vitest';
import { createPreviewLog } from './preview-log.ts';

const log = { info: vi.fn(), warn: vi.fn() };
beforeEach(() => void vi.resetAllMocks());
const open = () => createPreviewLog({ log, now: () => 0 });

test('a preview that is opened is logged once for each proof, without the proof', () => {
  const previews = open();
  for (let times = 0; times < 3; times += 1)
    previews.opened('editor', { session: 'geheim-1', release: '124105888551306' });
  previews.opened('secret', { session: 'geheim-2', release: null });
  expect(log.info.mock.calls).toEqual([
    [{ by: 'editor', release: '124105888551306' }, 'preview opened'],
    [{ by: 'secret', release: null }, 'preview opened'],
  ]);
});

test('refused proofs are logged by their kind, ten a minute', () => {
  const previews = open();
  for (let times = 0; times < 15; times += 1) previews.refused('secret');
  expect(log.warn.mock.calls).toEqual(
    Array.from({ length: 10 }, () => [{ by: 'secret' }, 'preview refused']),
  );
});

test('so is leaving', () => {
  open().ended();
  expect(log.info.mock.calls).toEqual([[{}, 'preview ended']]);
});
