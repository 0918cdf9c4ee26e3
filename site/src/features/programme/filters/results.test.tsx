import type { ProgrammeAddress } from '@inktvis/programme/filters/address';
import { NOTHING_SELECTED } from '@inktvis/programme/filters/facets';
import { aDay, anOccurrence, aTheme, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aContext, programmeWith, wordsOf } from '../../testing/context.ts';
import { loadProgramme } from '../load.ts';
import { Results } from '../Results.tsx';
import { ToolsRow } from './ToolsRow.tsx';

const address: ProgrammeAddress = {
  path: '/programma',
  selection: NOTHING_SELECTED,
  layout: 'cards',
  whole: false,
  page: 1,
  allDays: true,
};

const row = (count: { readonly shown: number; readonly all: number }, changed = 0) => {
  return renderToStaticMarkup(
    <ToolsRow
      model={{ address, layout: 'cards', count, changed }}
      chosen={{ active: [], clearHref: '' }}
      announcement=""
      end={null}
    >
      {null}
    </ToolsRow>,
  );
};

test('the row says how many there are, of how many, and which layout is shown', () => {
  expect(wordsOf(row({ shown: 8, all: 25 }))).toBe('Lijst Uurrooster 8 belevingen van 25');
  expect(wordsOf(row({ shown: 1, all: 1 }))).toBe('Lijst Uurrooster 1 beleving');
  expect(wordsOf(row({ shown: 0, all: 25 }))).toBe('Lijst Uurrooster Geen belevingen');
  expect(wordsOf(row({ shown: 8, all: 8 }, 2))).toBe('Lijst Uurrooster 8 belevingen 2 veranderd');
  expect(row({ shown: 8, all: 8 }, 1)).toMatch(/href="\/programma\/wijzigingen".*1 veranderd/);
  expect(row({ shown: 8, all: 25 })).toContain('href="/programma?dag=alle" aria-current="true"');
});

test('where nothing was found the nearest wider choices are offered, and the list without filters', async () => {
  const kids = aTheme({ title: 'Kids' }, 'themas/kids');
  const sunday = anOccurrence({ startDate: at('2024-10-27 10:00'), theme: [kids] });
  const saturday = (hour: number) =>
    anOccurrence({ startDate: at(`2024-10-26 ${hour}:00`) }, `programma-items/p${hour}`);
  const reads = programmeWith([saturday(10), saturday(11), sunday], { themes: [kids], days: [aDay()] });
  const loaded = await loadProgramme(aDay(), aContext(reads, `${aDay().href}?thema=kids`));
  const data = loaded.ok ? loaded.value.data : null;
  if (data?.kind !== 'list') throw new Error('no list');
  const html = renderToStaticMarkup(<Results {...data.list} />);
  expect(wordsOf(html)).toMatch(
    /criteria\. Zonder zaterdag 26 oktober is er 1\. Zonder Kids zijn er 2\. Wis /,
  );
  expect(html).toContain('href="/programma?thema=kids"');
  expect(html).toContain(`href="${aDay().href}"`);
});
