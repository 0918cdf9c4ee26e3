import { ok } from '@inktvis/foundation/result';
import { aHotspot } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { prepareView } from '../registry.ts';
import { aContext, listingWith } from '../testing/context.ts';
import { relatedWith } from '../testing/related.ts';

const plek = (number: number) =>
  aHotspot({ title: `Plek ${number}`, address: '', town: '' }, `hotspots-in-kortrijk/plek-${number}`);
const [first, second, third, fourth, fifth] = [plek(1), plek(2), plek(3), plek(4), plek(5)];

const listing = listingWith({ hotspot_kortrijk: [first, second, third, fourth, fifth] });
const related = relatedWith({ hotspot_kortrijk: [fifth, first] });

const programme = async () => ok([]);

async function page(reads: Parameters<typeof aContext>[0]) {
  const prepared = await prepareView(third, aContext(reads));
  if (!prepared.ok) throw new Error(prepared.error.message);
  const { View, storable, bodyIsLast } = prepared.value;
  const html = renderToStaticMarkup(<View body={<p>De blokken.</p>} />);
  return { storable, bodyIsLast, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}

describe('a hotspot', () => {
  test('has its number on the walk, and so have the others below it', async () => {
    const { text, storable, bodyIsLast } = await page({ listing, related, programme });
    expect(text).toContain('Op de wandeling 3');
    expect(text).toMatch(/Meer hotspots in Kortrijk .* 5 .*Plek 5 .* 1 .*Plek 1/);
    expect([storable, bodyIsLast]).toEqual([true, false]);
  });

  test('without the walk it has no number, and is not stored', async () => {
    const { text, storable } = await page({ related, programme });
    expect(text).not.toContain('Op de wandeling');
    expect(storable).toBe(false);
  });

  test('alone it has nothing below it', async () => {
    const { text, bodyIsLast } = await page({ listing, related: relatedWith({}), programme });
    expect(text).not.toContain('Meer hotspots');
    expect(bodyIsLast).toBe(true);
  });
});
