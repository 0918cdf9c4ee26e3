import { aDay, aHeader, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { headerAt } from './header-now.ts';

const days = ['2024-10-26', '2024-10-27', '2024-10-31', '2024-11-03'].map((date) =>
  aDay({ date }, `programma/${date}`),
);
const node = (id: string) => ({ id, editable: undefined });
const to = (href: string) => ({ href, external: false, newWindow: false });
const dated = (label: string, date: string) =>
  ({ ...node(label), type: 'link_with_date', label, date, link: to(`/${label}`) }) as const;
const header = aHeader({
  toggleAnnouncement: true,
  announcement: 'de Nacht van het Spannende Boek.',
  announcementVan: at('2024-10-20 09:00'),
  announcementTot: at('2024-10-31 20:00'),
  navLinks: [
    {
      ...node('d'),
      type: 'link_with_dropdown',
      label: 'Programma',
      link: to('/programma'),
      introTitle: '',
      introText: '',
      links: [],
      buttons: [
        dated('Openingsdag', '2024-10-26'),
        dated('Nacht', '2024-10-31'),
        { ...node('r'), type: 'button', label: 'Uurrooster', link: to('/rooster') },
      ],
    },
  ],
});

function panelAt(now: string) {
  const [item] = headerAt(header, days, at(now)).content.navLinks;
  return item?.type === 'link_with_dropdown' ? item : { buttons: [], links: [] };
}

test.each([
  ['before the festival', '2024-10-12 10:05', ['Openingsdag', 'Nacht', 'Uurrooster'], false],
  ['on the first day', '2024-10-26 10:05', ['Openingsdag', 'Nacht', 'Uurrooster'], true],
  ['on a Sunday', '2024-10-27 15:40', ['Vandaag', 'Nacht', 'Uurrooster'], true],
  ['on the day of the night, until it begins', '2024-10-31 19:59', ['Nacht', 'Uurrooster'], true],
  ['from then on', '2024-10-31 20:00', ['Nacht', 'Uurrooster'], false],
  ['on the last evening', '2024-11-03 21:00', ['Vandaag', 'Uurrooster'], false],
  ['a week after', '2024-11-10 10:00', ['Uurrooster'], false],
  ['a year after', '2025-12-01 10:00', ['Uurrooster'], false],
])('%s the header names nothing that is over, and the whole programme', (_when, now, labels, isAnnounced) => {
  const { buttons, links } = panelAt(now);
  expect(buttons.map(({ label }) => label)).toEqual(labels);
  expect(links.at(-1)).toMatchObject({ label: 'Heel het programma', link: to('/programma?dag=alle') });
  expect(headerAt(header, days, at(now)).content.toggleAnnouncement).toBe(isAnnounced);
});

test('today leads to the programme of today', () => {
  expect(panelAt('2024-10-27 15:40').buttons[0]).toMatchObject({
    date: '2024-10-27',
    link: { href: '/programma/2024-10-27' },
  });
});

test('it is the same object while it reads the same', () => {
  const morning = headerAt(header, days, at('2024-10-27 09:00'));
  expect(headerAt(header, days, at('2024-10-27 23:59'))).toBe(morning);
  expect(headerAt(header, days, at('2024-10-28 00:00'))).not.toBe(morning);
});
