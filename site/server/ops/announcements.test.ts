import { silentLog } from '@inktvis/foundation/log';
import { expect, test } from 'vitest';
import { createAnnouncements } from './announcements.ts';

/** A database that two instances share. */
function aDatabase() {
  const listeners: ((text: string) => void)[] = [];
  const sent: string[] = [];
  const gaps: (() => void)[] = [];
  const notices = {
    async send(text: string) {
      sent.push(text);
      for (const listener of listeners) listener(text);
    },
    listen(listener: (text: string) => void, onGap: () => void) {
      listeners.push(listener);
      gaps.push(onGap);
    },
  };
  const instance = () => {
    const announcements = createAnnouncements(notices, silentLog);
    const received: (readonly string[] | null)[] = [];
    const versions: number[] = [];
    announcements.subscribe((slugs) => void received.push(slugs));
    announcements.subscribeVersion((version) => void versions.push(version));
    return { ...announcements, received, versions };
  };
  return { notices, sent, gaps, instance };
}

test('other instances receive a message, its sender does not', async () => {
  const { instance } = aDatabase();
  const [one, two] = [instance(), instance()];
  await one.publish(['home', 'nieuws/strips']);
  await one.publish(null);
  expect(two.received).toEqual([['home', 'nieuws/strips'], null]);
  expect(one.received).toEqual([]);
});

test('the version that one received reaches the others, and is no publication', async () => {
  const { instance } = aDatabase();
  const [one, two] = [instance(), instance()];
  await one.publishVersion(7);
  expect([one.versions, two.versions, two.received]).toEqual([[], [7], []]);
});

test('a message that is too long becomes one for everything', async () => {
  const { instance, sent } = aDatabase();
  const [one, two] = [instance(), instance()];
  await one.publish(Array.from({ length: 9 }, () => 'é'.repeat(400)));
  expect(two.received).toEqual([null]);
  expect(sent.every((text) => Buffer.byteLength(text) < 8000)).toBe(true);
});

test('after a gap anything may have changed; malformed messages and an unreachable database do nothing', async () => {
  const { instance, notices, gaps } = aDatabase();
  const one = instance();
  for (const text of [
    '',
    '{',
    '{}',
    '{"from":1,"slugs":["a"]}',
    '{"from":"x","slugs":[1]}',
    '{"from":"x","version":"7"}',
  ])
    await notices.send(text);
  expect([one.received, one.versions]).toEqual([[], []]);
  for (const gap of gaps) gap();
  expect(one.received).toEqual([null]);
  const away = { listen: () => {}, send: () => Promise.reject(new Error('weg')) };
  await expect(createAnnouncements(away, silentLog).publish(['a'])).resolves.toBeUndefined();
  await expect(createAnnouncements(away, silentLog).publishVersion(7)).resolves.toBeUndefined();
});
