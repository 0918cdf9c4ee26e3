import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MyListLink } from '../layout/header/MyListLink.tsx';
import { Ribbon } from './Ribbon.tsx';

const item = { id: '4k', experience: 'a-b', day: '2024-10-26', title: 'Nacht & ontij', seen: 'a|b||Hal 4' };

test('a ribbon waits for the script, and says what it saves', () => {
  const html = renderToStaticMarkup(<Ribbon item={item} place="card" />);
  expect(html).toMatch(/^<saved-ribbon[^>]*><button[^>]* type="button" aria-pressed="false" hidden=""/);
  expect(html).toContain(
    'data-experience="a-b" data-day="2024-10-26" data-seen="a|b||Hal 4" data-ribbon="4k"',
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe('Leg in je leeslint: Nacht &amp; ontij');
});

test('the way to the list is there without script, without a count', () => {
  const html = renderToStaticMarkup(<MyListLink />);
  expect(html).toContain('href="/mijn-leeslint"');
  expect(html.replace(/<[^>]+>/g, '')).toBe('Mijn leeslint');
});
