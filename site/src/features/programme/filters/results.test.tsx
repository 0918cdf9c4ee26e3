import type { ProgrammeAddress } from '@inktvis/programme/filters/address';
import { NOTHING_SELECTED } from '@inktvis/programme/filters/facets';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Results } from '../Results.tsx';
import { ToolsRow } from './ToolsRow.tsx';

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

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
  expect(textOf(row({ shown: 8, all: 25 }))).toBe('Lijst Uurrooster 8 belevingen van 25');
  expect(textOf(row({ shown: 1, all: 1 }))).toBe('Lijst Uurrooster 1 beleving');
  expect(textOf(row({ shown: 0, all: 25 }))).toBe('Lijst Uurrooster Geen belevingen');
  expect(textOf(row({ shown: 8, all: 8 }, 2))).toBe('Lijst Uurrooster 8 belevingen 2 veranderd');
  expect(row({ shown: 8, all: 8 }, 1)).toMatch(/href="\/programma\/wijzigingen".*1 veranderd/);
  expect(row({ shown: 8, all: 25 })).toContain('href="/programma?dag=alle" aria-current="true"');
});

test('where nothing was found the nearest broader choices are offered', () => {
  const broader = [
    { label: 'Kids', count: 1, href: '/een' },
    { label: 'Workshop', count: 12, href: '/twee' },
  ];
  const words = textOf(
    renderToStaticMarkup(
      <Results
        results={{ kind: 'empty', text: 'Niets.', broader, clearHref: '/alles' }}
        model={{ address, clockShiftMs: 0, hasNames: false }}
      />,
    ),
  );
  expect(words).toMatch(/^Niets\. Zonder Kids is er 1\. Zonder Workshop zijn er 12\. Wis filters /);
});
