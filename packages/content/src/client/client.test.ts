import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStory, type Story } from '../domain.ts';
import { wireStory } from '../testing/stories.ts';
import { outOn, sample } from './client.ts';

const member = fc.record({ uuid: fc.integer({ min: 0, max: 12 }).map(String), theme: fc.nat(2) });
const list = fc.uniqueArray(member, { maxLength: 20, selector: ({ uuid }) => uuid });
const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

describe('related items', () => {
  it('are different, never the current one, as many as can be had, and those preferred come first', () => {
    fc.assert(
      fc.property(list, fc.nat(5), member, fc.nat(2), chance, (members, count, current, theme, numbers) => {
        const prefer = (one: { theme: number }) => one.theme === theme;
        const random = () => numbers.next().value ?? 0;
        const picked = sample(members, { count, exclude: current.uuid, prefer, random });
        const candidates = new Map(
          members.filter(({ uuid }) => uuid !== current.uuid).map((one) => [one.uuid, one]),
        );
        const liked = [...candidates.values()].filter(prefer);
        expect(new Set(picked.map(({ uuid }) => uuid)).size).toBe(picked.length);
        expect(picked.length).toBe(Math.min(count, candidates.size));
        for (const one of picked) expect(candidates.get(one.uuid)).toBe(one);
        const first = picked.map(prefer);
        expect(first.filter(Boolean).length).toBe(Math.min(count, liked.length));
        expect(first).toEqual(first.toSorted((one, other) => Number(other) - Number(one)));
      }),
    );
  });

  it('each is as likely as any other', () => {
    const members = ['a', 'b', 'c', 'd', 'e', 'f'].map((uuid) => ({ uuid }));
    let seed = 1;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const times = new Map<string, number>();
    for (let index = 0; index < 10_000; index += 1) {
      for (const { uuid } of sample(members, { count: 3, exclude: 'f', random }))
        times.set(uuid, (times.get(uuid) ?? 0) + 1);
    }
    expect([...times.keys()].toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const count of times.values()) expect(Math.abs(count - 6000)).toBeLessThan(300);
  });
});

function dated(date: string): Story {
  const wire = wireStory({ component: 'news_article', title: date, date }, { uuid: date });
  const read = parseStory(wire, { report: () => {} });
  if (!read.ok) throw new Error('not an article');
  return read.value;
}

describe('what is out on a day', () => {
  const list = ['2024-10-28 00:00', '2024-10-26 00:00', '2024-10-18 00:00', ''].map(dated);
  const titles = (day: string) => outOn(list, day).map(({ uuid }) => uuid.slice(0, 10));

  it('news dated later is left out; news without a date is not', () => {
    expect(titles('2024-10-26')).toEqual(['2024-10-26', '2024-10-18', '']);
    expect(titles('2024-10-28')).toEqual(['2024-10-28', '2024-10-26', '2024-10-18', '']);
    expect(titles('2024-10-17')).toEqual(['']);
  });

  it('is the list itself when nothing is left out', () => {
    expect(outOn(list, '2025-01-01')).toBe(list);
  });
});
