import { aDay, anExperience, anOccurrence, aProgramme, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aContext, programmeWith, wordsOf } from '../testing/context.ts';
import { loadProgramme } from './load.ts';
import { Results } from './Results.tsx';

const experience = anExperience({ title: 'Drakenschool' }, 'activiteiten/drakenschool');
const days = [aDay(), aDay({ date: '2024-10-27' }, 'programma/zondag-27-oktober')];

/** An item of 26 October. */
const item = (start: string, end: string) =>
  anOccurrence(
    { experience, startDate: at(`2024-10-26 ${start}`), endDate: at(`2024-10-26 ${end}`) },
    `programma-items/p${start.replace(':', '')}`,
  );

const contextAt = (now: Date, programme: readonly ReturnType<typeof item>[], address: string) => ({
  ...aContext(programmeWith(programme, { days }), address),
  now,
});

test.each([
  ['/programma?thema=koken', '/programma?onbekend=koken'],
  [
    '/programma?thema=koken&toegang=rolstoel&type=<b>&pagina=2',
    '/programma?toegang=rolstoel&pagina=2&onbekend=koken&onbekend=%3Cb%3E',
  ],
  [`/programma?naam=${'a'.repeat(99)}`, `/programma?onbekend=${'a'.repeat(39)}%E2%80%A6`],
  ['/programma?toegang=rolstoel&onbekend=1', undefined],
])('%s leads to %s', async (address, redirectTo) => {
  const loaded = await loadProgramme(aProgramme(), contextAt(at('2024-10-26 11:00'), [], address));
  expect(loaded.ok && loaded.value.redirectTo).toBe(redirectTo);
});

describe('a day of 240 items', () => {
  const time = (at_: number) =>
    `${String(10 + Math.floor(at_ / 60)).padStart(2, '0')}:${String(at_ % 60).padStart(2, '0')}`;
  const all = Array.from({ length: 240 }, (_, at_) => ({
    ...item(time(at_), time(at_ + 120)),
    slug: `p${at_}`,
  }));
  /** The list at an address, and its text. */
  const listAt = async (now: string, query: string) => {
    const loaded = await loadProgramme(aDay(), contextAt(at(now), all, `${aDay().href}${query}`));
    const data = loaded.ok ? loaded.value.data : null;
    if (data?.kind !== 'list') throw new Error('no list');
    const text = wordsOf(renderToStaticMarkup(<Results {...data.list} />));
    return { ...data.list.results, text };
  };

  test('is whole today', async () => {
    const { text } = await listAt('2024-10-26 11:00', '');
    expect(text).toContain('61 bezig');
    expect(text).toMatch(/59 belevingen/);
  });

  test('has 24 a page on every other day, and counts its parts as a whole', async () => {
    const first = await listAt('2024-10-25 11:00', '');
    expect(first).toMatchObject({ paging: { page: 1, count: 10 } });
    expect(first).toHaveProperty('cards.length', 24);
    expect(first.text).toMatch(/Ochtend 120 belevingen/);
    expect((await listAt('2024-10-25 11:00', '?pagina=6')).text).toMatch(/Namiddag 120 belevingen/);
  });
});
