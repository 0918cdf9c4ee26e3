import type { ProgrammeAddress } from '@inktvis/programme/filters/address';
import { NOTHING_SELECTED } from '@inktvis/programme/filters/facets';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { printModel } from '@inktvis/programme/print/print';
import { aDay, anOccurrence, at } from '@inktvis/programme/testing/stories';
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
      model={printModel(occurrences, null, {
        address,
        days: [aDay()],
        chosen: '',
        now: at('2024-10-25 18:00'),
        canonicalBase: 'https://inktvis.example',
        venue: '',
      })}
    />,
  );

test('one heading for the page, one per day, one per item', () => {
  const levels = [
    ...html([anOccurrence(), anOccurrence({}, 'programma-items/tweede')]).matchAll(/<h(\d)/g),
  ].map(([, level]) => level);
  expect(levels).toEqual(['1', '2', '3', '3']);
});

test('nothing found says so and leads back', () => {
  const markup = html([]);
  expect(markup).toContain('geen belevingen kunnen vinden');
  expect(markup).toContain('href="/programma?dag=alle"');
});
