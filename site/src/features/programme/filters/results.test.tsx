import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListNotice } from '../../../layout/filtered-list/ListNotice.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { ToolsRow } from './ToolsRow.tsx';

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a chosen filter is a link to the list without it', () => {
  const active = [{ label: 'Kids', href: '/programma?thema=strips' }];
  const html = renderToStaticMarkup(<ActiveFilters active={active} clearHref="/programma?dag=alle" />);
  expect(html).toMatch(
    /href="\/programma\?thema=strips".*Kids<span class="visually-hidden">: verwijder filter/,
  );
  expect(html).toMatch(/href="\/programma\?dag=alle"[^>]*>Wis alles/);
  expect(renderToStaticMarkup(<ActiveFilters active={[]} clearHref="/programma" />)).toBe('');
});

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

test('the live region exists before there is anything to announce', () => {
  expect(row({ shown: 2, all: 2 })).toContain('role="status"></p>');
});

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

test('it is said that a filter is not known', () => {
  const words = (shown: boolean) =>
    textOf(renderToStaticMarkup(<ListNotice hasUnknown={shown} isRefused={false} />));
  expect(words(false)).toBe('');
  expect(words(true)).toBe('Een filter in dit adres kennen we niet. We lieten het weg.');
});
