import type { ProgrammeAddress } from '@inktvis/programme/filters/address';
import { NOTHING_SELECTED } from '@inktvis/programme/filters/facets';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { printModel } from '@inktvis/programme/print/print';
import { aDay, aLocation, anExperience, anOccurrence, aType, at } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgrammePrint } from './ProgrammePrint.tsx';

const address: ProgrammeAddress = {
  path: '/programma',
  selection: NOTHING_SELECTED,
  layout: 'print',
  whole: false,
  page: 1,
  allDays: true,
};

const html = (occurrences: readonly Occurrence[]) =>
  renderToStaticMarkup(
    <ProgrammePrint
      model={printModel(occurrences, {
        address,
        day: null,
        days: [aDay()],
        chosen: '',
        now: at('2024-10-25 18:00'),
        canonicalBase: 'https://inktvis.example',
        venue: '',
      })}
    />,
  );

const read = (markup: string) =>
  markup
    .replace(/<\/(p|h\d|li|time|div)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const moved = anOccurrence({
  startDate: at('2024-10-26 14:30'),
  endDate: at('2024-10-26 15:30'),
  experience: anExperience({ access: ['ringleiding'] }),
  type: aType(),
  location: aLocation({ title: 'Grote zaal' }),
  previousLocation: aLocation({ title: 'Leiepodium' }),
  flags: ['ander-podium', 'laatste-plaatsen'],
});

test('a sheet says where its newest version is, and how old it is', () => {
  expect(read(html([moved]))).toMatch(
    /Nieuwste versie: inktvis\.example\/programma\/zaterdag-26-oktober\. Stand van vrijdag 25 oktober, 18\.00 uur\./,
  );
});

test('one heading for the page, one per day, one per item', () => {
  const levels = [...html([moved, anOccurrence()]).matchAll(/<h(\d)/g)].map(([, level]) => level);
  expect(levels).toEqual(['1', '2', '3', '3']);
});

test('nothing found says so and leads back', () => {
  const markup = html([]);
  expect(markup).toContain('geen belevingen kunnen vinden');
  expect(markup).toContain('href="/programma?dag=alle"');
});
