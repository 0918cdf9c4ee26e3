import { silentLog } from '@inktvis/foundation/log';
import { expect, test } from 'vitest';
import { createAnnouncements } from './announcements.ts';

/** A database that two instances share. */
function aDatabase() {
  const hearing: ((text: string) => void)[] = [];
  const sent: string[] = [];
  const gaps: (() => void)[] = [];
  const notices = {
    async send(text: string) {
      sent.push(text);
      for (const hear of hearing) hear(text);
    },
    listen(hear: (text: string) => void, onGap: () => void) {
      hearing.push(hear);
      gaps.push(onGap);
    },
  };
  const instance = () => {
    const announcements = createAnnouncements(notices, silentLog);
    const heard: (readonly string[] | null)[] = [];
    announcements.subscribe((slugs) => void heard.push(slugs));
    return { ...announcements, heard };
  };
  return { notices, sent, gaps, instance };
}

test('the others hear it, the one who told does not', async () => {
  const { instance } = aDatabase();
  const [one, two] = [instance(), instance()];
  await one.publish(['home', 'nieuws/strips']);
  await one.publish(null);
  expect(two.heard).toEqual([['home', 'nieuws/strips'], null]);
  expect(one.heard).toEqual([]);
});

test('what is too long for a notice is everything', async () => {
  const { instance, sent } = aDatabase();
  const [one, two] = [instance(), instance()];
  await one.publish(Array.from({ length: 9 }, () => 'é'.repeat(400)));
  expect(two.heard).toEqual([null]);
  expect(sent.every((text) => Buffer.byteLength(text) < 8000)).toBe(true);
});

test('after a gap anything may have changed; nonsense and a database that is away do nothing', async () => {
  const { instance, notices, gaps } = aDatabase();
  const one = instance();
  for (const text of ['', '{', '{}', '{"from":1,"slugs":["a"]}', '{"from":"x","slugs":[1]}'])
    await notices.send(text);
  expect(one.heard).toEqual([]);
  for (const gap of gaps) gap();
  expect(one.heard).toEqual([null]);
  const away = { listen: () => {}, send: () => Promise.reject(new Error('weg')) };
  await expect(createAnnouncements(away, silentLog).publish(['a'])).resolves.toBeUndefined();
});
