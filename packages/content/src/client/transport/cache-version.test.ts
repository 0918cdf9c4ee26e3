import { expect, it } from 'vitest';
import { createCacheVersion } from './cache-version.ts';

/** A service whose responses have `cv`, and the part of the client that follows it. Times in seconds. */
function world() {
  const time = { now: 0 };
  const service: { cv: number | null; probes: number } = { cv: 100, probes: 0 };
  const cacheVersion = createCacheVersion({
    async probe() {
      service.probes += 1;
      return service.cv;
    },
    now: () => time.now * 1000,
  });
  const caughtUp: number[] = [];
  cacheVersion.whenCaughtUp(() => void caughtUp.push(time.now));
  /** Looks every second, as reads and polls do. */
  const pass = async (seconds: number) => {
    for (let count = 0; count < seconds; count += 1) {
      time.now += 1;
      cacheVersion.check();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { time, service, cacheVersion, caughtUp, pass };
}

it('asks for cv once per version, and readers at the same time share the response', async () => {
  const { cacheVersion, service, pass } = world();
  cacheVersion.moved(100);
  expect(await Promise.all([cacheVersion.current(), cacheVersion.current()])).toEqual([100, 100]);
  await pass(5000);
  expect(await cacheVersion.current()).toBe(100);
  expect(service.probes).toBe(1);
  cacheVersion.moved(200);
  service.cv = 200;
  expect([await cacheVersion.current(), service.probes, cacheVersion.isBehind()]).toEqual([200, 2, false]);
});

it('responses are behind while their cv is one from before the version moved', async () => {
  const { cacheVersion, service, caughtUp, pass } = world();
  cacheVersion.moved(100);
  await cacheVersion.current();
  cacheVersion.moved(200);
  expect([await cacheVersion.current(), cacheVersion.isBehind()]).toEqual([100, true]);
  await pass(40);
  expect(caughtUp).toEqual([]);
  service.cv = 200;
  await pass(15);
  expect([caughtUp.length, cacheVersion.isBehind(), await cacheVersion.current()]).toEqual([1, false, 200]);
});

it('responses that are of the new version at once leave nothing to read again', async () => {
  const { cacheVersion, service, caughtUp, pass } = world();
  cacheVersion.moved(100);
  await cacheVersion.current();
  cacheVersion.expire();
  service.cv = 200;
  cacheVersion.moved(200);
  expect([await cacheVersion.current(), cacheVersion.isBehind()]).toEqual([200, false]);
  await pass(5);
  expect(caughtUp).toEqual([]);
});

it.each([
  [50, 'always smaller'],
  [9_000_000_000, 'always larger'],
])('with a cv (%i) that is %s than the version, only its own movement counts', async (cv) => {
  const { cacheVersion, service, caughtUp, pass } = world();
  service.cv = cv;
  cacheVersion.moved(100);
  await cacheVersion.current();
  expect(cacheVersion.isBehind()).toBe(false);
  cacheVersion.moved(200);
  await cacheVersion.current();
  expect(cacheVersion.isBehind()).toBe(true);
  service.cv = cv + 1;
  await pass(5);
  expect([cacheVersion.isBehind(), caughtUp.length]).toEqual([false, 1]);
});

it('a webhook that comes twice, before and after the version moved, leaves nothing behind', async () => {
  const { cacheVersion, service } = world();
  cacheVersion.moved(100);
  await cacheVersion.current();
  service.cv = 177;
  cacheVersion.expire();
  expect(await cacheVersion.current()).toBe(177);
  cacheVersion.expire();
  await cacheVersion.current();
  cacheVersion.moved(200);
  expect([await cacheVersion.current(), cacheVersion.isBehind()]).toEqual([177, false]);
});

it('a response that is older than the cv it was asked with is behind, until a probe is not', async () => {
  const { cacheVersion, caughtUp, pass } = world();
  cacheVersion.moved(100);
  await cacheVersion.current();
  cacheVersion.saw(90, 100);
  expect(cacheVersion.isBehind()).toBe(true);
  await pass(3);
  expect([cacheVersion.isBehind(), caughtUp.length]).toEqual([false, 1]);
});

it('what was published just before the start is noticed when cv moves by itself', async () => {
  const { cacheVersion, service, caughtUp, pass } = world();
  cacheVersion.moved(200);
  expect(await cacheVersion.current()).toBe(100);
  await pass(60);
  service.cv = 200;
  await pass(20);
  expect(caughtUp).toHaveLength(1);
});

it('a cv that never moves costs ever fewer probes', async () => {
  const { cacheVersion, service, pass } = world();
  cacheVersion.moved(100);
  await cacheVersion.current();
  cacheVersion.moved(200);
  await cacheVersion.current();
  service.probes = 0;
  await pass(24 * 3600);
  expect(service.probes).toBeLessThan(70);
});

it('a probe that fails leaves cv unknown, and the next reader asks again', async () => {
  const { cacheVersion, service } = world();
  service.cv = null;
  cacheVersion.moved(100);
  expect(await cacheVersion.current()).toBeNull();
  service.cv = 100;
  expect(await cacheVersion.current()).toBe(100);
});
