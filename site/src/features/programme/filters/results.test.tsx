import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyResult } from './EmptyResult.tsx';
import { ToolsRow } from './ToolsRow.tsx';

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const row = (count: { readonly shown: number; readonly all: number }, changed = 0) => {
  return renderToStaticMarkup(
    <ToolsRow
      model={{ layout: 'cards', count, changed }}
      links={{ cards: '/k', timetable: '/u' }}
      filters={null}
      chosen={null}
      announcement=""
    />,
  );
};

test('the row says how many there are, of how many, and which layout is shown', () => {
  expect(textOf(row({ shown: 8, all: 25 }))).toBe('Lijst Uurrooster 8 belevingen van 25');
  expect(textOf(row({ shown: 1, all: 1 }))).toBe('Lijst Uurrooster 1 beleving');
  expect(textOf(row({ shown: 0, all: 25 }))).toBe('Lijst Uurrooster Geen belevingen');
  expect(textOf(row({ shown: 8, all: 8 }, 2))).toBe('Lijst Uurrooster 8 belevingen 2 veranderd');
  expect(row({ shown: 8, all: 8 }, 1)).toMatch(/href="\/programma\/wijzigingen".*1 veranderd/);
  expect(row({ shown: 8, all: 25 })).toContain('href="/k" aria-current="true"');
});

test('where nothing was found the nearest broader choices are offered', () => {
  const broader = [
    { label: 'Kids', count: 1, href: '/een' },
    { label: 'Workshop', count: 12, href: '/twee' },
  ];
  const words = textOf(
    renderToStaticMarkup(<EmptyResult text="Niets." broader={broader} clearHref="/alles" />),
  );
  expect(words).toBe('Niets. Zonder Kids is er 1. Zonder Workshop zijn er 12. Wis filters');
});
