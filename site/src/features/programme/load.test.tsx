import { aDay, anExperience, anOccurrence, aProgramme, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aContext } from '../testing/context.ts';
import { loadProgramme } from './load.ts';
import { Today } from './today/Today.island.tsx';

const experience = anExperience({ title: 'Drakenschool' }, 'activiteiten/drakenschool');
const days = [aDay(), aDay({ date: '2024-10-27' }, 'programma/zondag-27-oktober')];

/** An item of 26 October. */
const item = (start: string, end: string) =>
  anOccurrence(
    { experience, startDate: at(`2024-10-26 ${start}`), endDate: at(`2024-10-26 ${end}`) },
    `programma-items/p${start.replace(':', '')}`,
  );

function contextAt(now: Date, programme: readonly ReturnType<typeof item>[], address: string) {
  const reads = {
    programme: async () => ({ ok: true, value: programme }) as const,
    filterItems: async () => ({ ok: true, value: { themes: [], types: [], locations: [], days } }) as const,
  };
  return { ...aContext(reads, address), now };
}

test.each([
  ['/programma?thema=koken', '/programma?onbekend=koken'],
  [
    '/programma?thema=koken&toegang=rolstoel&type=<b>&pagina=2',
    '/programma?toegang=rolstoel&pagina=2&onbekend=koken&onbekend=%3Cb%3E',
  ],
  [`/programma?naam=${'a'.repeat(99)}`, `/programma?onbekend=${'a'.repeat(39)}%E2%80%A6`],
  ['/programma?toegang=rolstoel&onbekend=1', undefined],
])('%s leads to %s', async (address, elsewhere) => {
  const loaded = await loadProgramme(aProgramme(), contextAt(at('2024-10-26 11:00'), [], address));
  expect(loaded.ok && loaded.value.elsewhere).toBe(elsewhere);
});

test('a day of more items than a page holds is counted as a whole', async () => {
  const time = (at_: number) =>
    `${String(10 + Math.floor(at_ / 60)).padStart(2, '0')}:${String(at_ % 60).padStart(2, '0')}`;
  const all = Array.from({ length: 240 }, (_, at_) => ({
    ...item(time(at_), time(at_ + 120)),
    slug: `p${at_}`,
  }));
  const wordsOf = async (page: number) => {
    const context = contextAt(at('2024-10-26 11:00'), all, `/programma?dag=2024-10-26&pagina=${page}`);
    const loaded = await loadProgramme(aProgramme(), context);
    const data = loaded.ok ? loaded.value.data : null;
    if (data?.kind !== 'list') throw new Error('no list');
    const { model, results } = data.list;
    if (results.kind !== 'today') throw new Error('no list of today');
    expect(results.items.length + results.elsewhere.length).toBe(240);
    return renderToStaticMarkup(<Today {...model} results={results} />).replace(/<[^>]+>/g, ' ');
  };
  expect(await wordsOf(1)).toContain('61 bezig');
  expect(await wordsOf(5)).toMatch(/59 +belevingen/);
});
