import { aDay, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateStrip, stripDays } from './DateStrip.tsx';

const days = [aDay({ date: '2024-10-26' }), aDay({ date: '2024-10-27' }), aDay({ date: '2024-10-28' })];

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

const saturday = aDay({ date: '2024-10-26' }, 'programma/zaterdag-26-oktober');
const sunday = aDay({ date: '2024-10-27' }, 'programma/zondag-27-oktober');
const monday = aDay({ date: '2024-10-28' }, 'programma/maandag-28-oktober');

test('the strip holds the days by date, each with its place in time', () => {
  const days = stripDays([monday, saturday, sunday], at('2024-10-27 00:30'), { selected: '2024-10-28' });
  expect(days).toEqual([
    {
      href: '/programma/zaterdag-26-oktober',
      day: '2024-10-26',
      selected: false,
      today: false,
      past: true,
    },
    {
      href: '/programma/zondag-27-oktober',
      day: '2024-10-27',
      selected: false,
      today: true,
      past: false,
    },
    {
      href: '/programma/maandag-28-oktober',
      day: '2024-10-28',
      selected: true,
      today: false,
      past: false,
    },
  ]);
});

test('a day without items counts zero', () => {
  const counts = new Map([['2024-10-26', 38]]);
  const days = stripDays([saturday, sunday], at('2024-10-26 10:00'), { counts });
  expect(days.map((day) => day.count)).toEqual([38, 0]);
});

test('in the last half hour of a Brussels day it is still today', () => {
  const [day] = stripDays([saturday], new Date('2024-10-26T21:59:00Z'));
  expect(day).toMatchObject({ today: true, past: false });
});
