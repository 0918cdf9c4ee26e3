import { silentLog } from '@inktvis/foundation/log';
import { expect, test, vi } from 'vitest';
import { createAnnouncements } from './announcements.ts';

/** A database that two instances share. */
function aDatabase() {
  const listeners: ((text: string) => void)[] = [];
  const gaps: (() => void)[] = [];
  const notices = {
    async send(text: string) {
      for (const listener of listeners) listener(text);
    },
    listen(listener: (text: string) => void, onGap: () => void) {
      listeners.push(listener);
      gaps.push(onGap);
    },
  };
  const instance = () => {
    const announcements = createAnnouncements(notices, silentLog);
    const heard = vi.fn<() => void>();
    announcements.subscribe(heard);
    return { ...announcements, heard };
  };
  return { gaps, instance };
}

test('other instances receive a message, its sender does not', async () => {
  const { instance } = aDatabase();
  const [one, two] = [instance(), instance()];
  await one.publish();
  expect([one.heard.mock.calls.length, two.heard.mock.calls.length]).toEqual([0, 1]);
});

test('after a gap something may have been published; an unreachable database does nothing', async () => {
  const { instance, gaps } = aDatabase();
  const one = instance();
  for (const gap of gaps) gap();
  expect(one.heard).toHaveBeenCalledTimes(1);
  const away = { listen: () => {}, send: () => Promise.reject(new Error('weg')) };
  await expect(createAnnouncements(away, silentLog).publish()).resolves.toBeUndefined();
});
