import { at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { days } from '../testing/blocks.ts';
import { DateStrip, stripDays } from './DateStrip.tsx';

const accessibleText = (html: string) =>
  [...html.matchAll(/<a [^>]*>.*?<\/a>/g)].map(([link]) =>
    link.replace(/<span[^>]*aria-hidden="true".*/, '').replace(/<[^>]+>/g, ''),
  );

test('a screen reader hears the whole day, how much there is, and where it stands in time', () => {
  const counts = new Map([
    ['2024-10-26', 38],
    ['2024-10-27', 1],
  ]);
  const strip = stripDays(days, at('2024-10-27 12:00'), { selected: '2024-10-28', counts });
  expect(accessibleText(renderToStaticMarkup(<DateStrip days={strip} />))).toEqual([
    'zaterdag 26 oktober, 38 belevingen, voorbij',
    'zondag 27 oktober, 1 beleving, vandaag',
    'maandag 28 oktober, 0 belevingen',
  ]);
});

test('one day is in view; without days there is no strip', () => {
  const strip = stripDays(days, at('2024-10-26 12:00'), { selected: '2024-10-27' });
  expect(renderToStaticMarkup(<DateStrip days={strip} />).split('aria-current="date"')).toHaveLength(2);
  expect(renderToStaticMarkup(<DateStrip days={[]} />)).toBe('');
});

test('all days stand before the first day, and say when they are in view', () => {
  const strip = stripDays(days, at('2024-10-26 12:00'));
  const all = { href: '/programma?dag=alle', count: 212 };
  const html = renderToStaticMarkup(<DateStrip days={strip} all={{ ...all, selected: true }} />);
  expect(accessibleText(html)[0]).toBe('Alle dagen, 212 belevingen');
  expect(html).toContain('aria-current="true"');
  expect(renderToStaticMarkup(<DateStrip days={strip} all={{ ...all, selected: false }} />)).not.toContain(
    'aria-current',
  );
});

test('the strip holds the days by date, each with its address and its place in time', () => {
  const strip = stripDays(days.toReversed(), at('2024-10-27 00:30'), { selected: '2024-10-28' });
  expect(strip).toEqual([
    { href: '/programma/dag-26', day: '2024-10-26', selected: false, today: false, past: true },
    { href: '/programma/dag-27', day: '2024-10-27', selected: false, today: true, past: false },
    { href: '/programma/dag-28', day: '2024-10-28', selected: true, today: false, past: false },
  ]);
});

test('in the last half hour of a Brussels day it is still today', () => {
  const [day] = stripDays(days, new Date('2024-10-26T21:59:00Z'));
  expect(day).toMatchObject({ today: true, past: false });
});
