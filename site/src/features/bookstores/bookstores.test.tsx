import { emptyBlock } from '@inktvis/content/testing';
import { aBookstore, aBookstoreOverview } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PlaceMap } from '../../ui/map/PlaceMap.island.tsx';
import { aContext, listingWith, wordsOf } from '../testing/context.ts';
import { BookstoresView } from './BookstoresView.tsx';
import { loadBookstores } from './load.ts';

type Fields = NonNullable<Parameters<typeof aBookstore>[0]>;

const shop = (title: string, fields: Fields) =>
  aBookstore({ title, ...fields }, `boekhandels/${title.toLowerCase().replaceAll(' ', '-')}`);
const inGent = { postalCode: '9000', town: 'Gent', latitude: 51.0538, longitude: 3.725 };
const inMenen = { postalCode: '8930', town: 'Menen', latitude: 50.7967, longitude: 3.1211 };
const inKortrijk = { postalCode: '8500', town: 'Kortrijk', latitude: 50.8279, longitude: 3.265 };

const shops = [
  shop('De Omgekeerde Zin', inGent),
  shop('Zonder Plek', { town: 'Ergens' }),
  shop('In den Gulden Letter', inMenen),
  shop('Papier en Inkt', { ...inKortrijk, address: 'Doorniksestraat 41', publishingHouse: 'Vlasbloem' }),
];

async function page(address: string, stories = shops, map: ReturnType<typeof aContext>['map'] = null) {
  const story = aBookstoreOverview({ title: 'Boekhandels' });
  const context = { ...aContext({ listing: listingWith({ bookstore: stories }) }, address), map };
  const loaded = await loadBookstores(story, context);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { data } = loaded.value;
  const island = data.map && <PlaceMap {...data.map} />;
  const props = { story, content: story.content, data, frame: context, island };
  const html = renderToStaticMarkup(<BookstoresView {...props} />);
  return { ...loaded.value, ...data, html, text: wordsOf(html) };
}

describe('open now', () => {
  const onSaturday = (opens: string) => ({
    openingHours: [{ ...emptyBlock('opening_hours'), weekday: 'saturday' as const, opens, closes: '18:00' }],
  });
  const some = [...shops, shop('De Open Deur', { ...inGent, ...onSaturday('10:00') })];

  test('is counted, with the moment, and filters by address', async () => {
    const all = await page('/boekhandels', some);
    expect(all.text).toMatch(/1 nu open zaterdag 26 oktober, 10\.05 uur/);
    expect(all.html).toContain('href="/boekhandels?open=nu"');
    const open = await page('/boekhandels?open=nu', some);
    expect([open.narrowed, open.storable]).toEqual(['nu open', true]);
    expect(open.text).toContain('1 boekhandel is nu open');
    expect(open.text).not.toContain('Gulden Letter');
    const near = await page('/boekhandels?bij=9000&open=nu', some);
    expect(near.text).toContain('Open tot 18.00');
    expect(near.narrowed).toBe('in de buurt van 9000 Gent, nu open');
    expect(near.html).toContain('href="/boekhandels?open=nu"');
    expect(near.html).toContain('href="/boekhandels?bij=9000"');
  });

  test('when nothing is, the page says so and when the first one opens', async () => {
    const none = await page('/boekhandels?open=nu');
    expect(none.text).toContain('Nu is alles dicht. Kijk straks nog eens');
    expect(none.html).toContain('Verwijder');
    const all = await page('/boekhandels', [shop('Laat', { ...inGent, ...onSaturday('11:00') })]);
    expect(all.text).toContain('Nu is alles dicht Om 11 uur gaat de eerste open.');
  });
});

describe('near a place', () => {
  test('shops are sorted by distance, those without coordinates last', async () => {
    const { text } = await page('/boekhandels?bij=Kortrijk');
    expect(text).toContain('4 boekhandels, eerst die in 8500');
    expect(text).toMatch(
      /in 8500 1 in Kortrijk .*Papier en Inkt Doorniksestraat 41 8500 Kortrijk .*Iets verder 11 km .*Gulden Letter.*41 km .*Omgekeerde Zin.*Zonder Plek/,
    );
    expect(text).toContain('Uren niet gekend');
  });

  test('only the address with the label or the postcode is stored', async () => {
    const { storable, narrowed } = await page('/boekhandels?bij=8500%20Kortrijk');
    expect([storable, narrowed]).toEqual([true, 'in de buurt van 8500 Kortrijk']);
    expect((await page('/boekhandels?bij=8500')).storable).toBe(true);
    expect((await page('/boekhandels?bij=kortrjik')).storable).toBe(false);
  });

  test('the page has the towns and where they are, for the device to compare', async () => {
    const { html } = await page('/boekhandels');
    expect(html.match(/<option [^>]*>/g)).toHaveLength(3);
    expect(html).toContain('<option value="8500 Kortrijk" data-point="50.8279 3.265"');
  });

  test('the field is there where no shop says where it is', async () => {
    const { html } = await page('/boekhandels', [shop('Zonder Plek', {})]);
    expect(html).toContain('name="bij"');
  });

  test('a page has 24 shops, and the place stays in the address of the next page', async () => {
    const many = Array.from({ length: 30 }, (_, index) => shop(`Winkel ${index}`, inGent));
    const { html, list } = await page('/boekhandels?bij=9000%20Gent&pagina=2', many);
    expect(list.kind === 'rows' && list.rows).toHaveLength(6);
    expect(html).toContain('href="/boekhandels?bij=9000+Gent"');
  });
});

test('an unknown place gives an error with the closest places, and all shops', async () => {
  const { text, storable, html } = await page('/boekhandels?bij=8501');
  expect(text).toContain('Een gemeente, postcode of boekhandel met die naam kennen we niet.');
  expect(html).toContain('href="/boekhandels?bij=8500+Kortrijk"');
  expect(text).toContain('Alle 4');
  expect(text).toContain('Gebruik mijn plek');
  expect(storable).toBe(false);
});

describe('a name', () => {
  test('finds the shops of that name, with a link to all of them', async () => {
    const { text, html, storable, narrowed } = await page('/boekhandels?bij=gulden%20lettér');
    expect(text).toContain('1 boekhandel met die naam');
    expect(text).toContain('In den Gulden Letter');
    expect(text).not.toContain('De Omgekeerde Zin');
    expect(html).toContain('href="/boekhandels"');
    expect([storable, narrowed]).toEqual([false, 'met de naam “gulden lettér”']);
  });

  test('that is also a town finds the town', async () => {
    const { text } = await page('/boekhandels?bij=gent', [...shops, shop('Gent Leest', inMenen)]);
    expect(text).toContain('5 boekhandels, eerst die in 9000');
  });

  test('that resembles a town suggests the town', async () => {
    const { text, html } = await page('/boekhandels?bij=kortr', [...shops, shop('Kortriek', inMenen)]);
    expect(text).toMatch(/Of zoek je een gemeente\? 8500 Kortrijk/);
    expect(html).toContain('Kortriek');
  });
});

test('without shops there is the specified text and no form', async () => {
  const { text, html } = await page('/boekhandels?bij=8500', []);
  expect(text).toContain('We hebben geen bookshandels gevonden.');
  expect(html).not.toContain('name="bij"');
});

test('there is a map with the setting only, behind a button', async () => {
  const without = await page('/boekhandels?bij=8500');
  expect(without.html).not.toContain('kaart');
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  const { text } = await page('/boekhandels?bij=8500', shops, { tiles, attribution: 'Wij' });
  expect(text).toContain('Ze haalt tekeningen bij tiles.example.');
  expect(text.indexOf('Toon de kaart')).toBeGreaterThan(text.indexOf('Omgekeerde Zin'));
});

test('a failed read is an error, not an empty list', async () => {
  const read = await loadBookstores(aBookstoreOverview({}), aContext({}, '/boekhandels?bij=8500'));
  expect(read.ok).toBe(false);
});
