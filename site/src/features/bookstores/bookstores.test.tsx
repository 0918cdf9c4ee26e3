import { emptyBlock } from '@inktvis/content/testing';
import { aBookstore, aBookstoreOverview } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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
  shop('Papier en Inkt', inKortrijk),
];

async function page(address: string, stories = shops) {
  const story = aBookstoreOverview({ title: 'Boekhandels' });
  const context = aContext({ listing: listingWith({ bookstore: stories }) }, address);
  const loaded = await loadBookstores(story, context);
  if (!loaded.ok) throw new Error(loaded.error.message);
  const { data } = loaded.value;
  const props = { story, content: story.content, data, frame: context };
  const html = renderToStaticMarkup(<BookstoresView {...props} />);
  return { ...loaded.value, ...data, html, text: wordsOf(html) };
}

describe('open now', () => {
  const onSaturday = (opens: string) => ({
    openingHours: [{ ...emptyBlock('opening_hours'), weekday: 'saturday' as const, opens, closes: '18:00' }],
  });
  const some = [...shops, shop('De Open Deur', { ...inGent, ...onSaturday('10:00') })];

  test('filters by address, also near a place', async () => {
    const open = await page('/boekhandels?open=nu', some);
    expect([open.narrowed, open.storable]).toEqual(['nu open', true]);
    const near = await page('/boekhandels?bij=9000&open=nu', some);
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
  test('only the address with the label or the postcode is stored', async () => {
    const { storable, narrowed } = await page('/boekhandels?bij=8500%20Kortrijk');
    expect([storable, narrowed]).toEqual([true, 'in de buurt van 8500 Kortrijk']);
    expect((await page('/boekhandels?bij=8500')).storable).toBe(true);
    expect((await page('/boekhandels?bij=kortrjik')).storable).toBe(false);
  });

  test('the field is there where no shop says where it is', async () => {
    const { html } = await page('/boekhandels', [shop('Zonder Plek', {})]);
    expect(html).toContain('name="bij"');
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

test('there is no map without the setting', async () => {
  expect((await page('/boekhandels?bij=8500')).map).toBeNull();
});

test('a failed read is an error, not an empty list', async () => {
  const read = await loadBookstores(aBookstoreOverview({}), aContext({}, '/boekhandels?bij=8500'));
  expect(read.ok).toBe(false);
});
