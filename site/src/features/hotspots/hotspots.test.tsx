import { ok } from '@inktvis/foundation/result';
import { aHotspot, aHotspotOverview } from '@inktvis/programme/testing/stories';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { listingOf } from '../listing.ts';
import { aContext, listingWith, relatedWith, wordsOf } from '../testing/context.ts';
import { HotspotOverviewView } from './HotspotOverviewView.tsx';
import { HotspotView } from './HotspotView.tsx';
import { loadHotspot } from './load.ts';
import { hotspotPage } from './page.ts';
import { PLACES } from './WalkingMap.tsx';

const plek = (number: number) =>
  aHotspot({ title: `Plek ${number}`, address: '', town: '' }, `hotspots-in-kortrijk/plek-${number}`);
const [first, second, third, fourth, fifth] = [plek(1), plek(2), plek(3), plek(4), plek(5)];

const listing = listingWith({ hotspot_kortrijk: [first, second, third, fourth, fifth] });
const related = relatedWith({ hotspot_kortrijk: [fifth, first] });

const programme = async () => ok([]);

async function page(reads: Parameters<typeof aContext>[0]) {
  const context = aContext(reads);
  const [loaded, page] = await Promise.all([loadHotspot(third, context), hotspotPage.read(third, context)]);
  if (!loaded.ok || !page.ok) throw new Error('no page');
  const { storable } = page.value;
  const html = renderToStaticMarkup(
    <HotspotView story={third} content={third.content} data={loaded.value.data} frame={context} />,
  );
  return { storable, text: wordsOf(html) };
}

describe('a hotspot', () => {
  test('has its number on the walk, and so have the others below it', async () => {
    const { text, storable } = await page({ listing, related, programme });
    expect(text).toContain('Op de wandeling 3');
    expect(text).toMatch(/Meer hotspots in Kortrijk .* 5 .*Plek 5 .* 1 .*Plek 1/);
    expect(storable).toBe(true);
  });

  test('without the walk it has no number, and is not stored', async () => {
    const { text, storable } = await page({ related, programme });
    expect(text).not.toContain('Op de wandeling');
    expect(storable).toBe(false);
  });
});

describe('the overview', () => {
  const known = aHotspot({ title: 'Broeltorens' }, 'hotspots-in-kortrijk/broeltorens');
  const unknown = aHotspot({ title: 'Nieuwe plek' }, 'hotspots-in-kortrijk/nieuwe-plek');

  async function overview(brand: string, stories = [known, unknown]) {
    const context = {
      ...aContext({ listing: listingWith({ hotspot_kortrijk: stories }) }, '/hotspots-in-kortrijk'),
      brand,
    };
    const story = aHotspotOverview({ title: 'Hotspots' });
    const loaded = await listingOf<'hotspot_kortrijk_overview', 'hotspot_kortrijk'>('hotspot_kortrijk')(
      story,
      context,
    );
    if (!loaded.ok) throw new Error(loaded.error.message);
    const props = { story, content: story.content, data: loaded.value.data, frame: context };
    return renderToStaticMarkup(<HotspotOverviewView {...props} />);
  }

  test('begins at the station, by its number, where the walk passes it', async () => {
    const station = aHotspot({ title: 'Station Kortrijk' }, 'hotspots-in-kortrijk/station-kortrijk');
    const html = await overview('Inktvis', [known, station]);
    expect(html).toContain('het liefst bij <a href="#_plek-station-kortrijk">2, het station</a>.');
    expect(await overview('Inktvis')).toContain('Begin waar je bent.');
  });

  test('a thirteenth hotspot, after the twelve of the drawing, is a row without a number on the map', async () => {
    const drawn = Object.keys(PLACES).map((slug) =>
      aHotspot({ title: slug }, `hotspots-in-kortrijk/${slug}`),
    );
    const html = await overview('Inktvis', [...drawn, unknown]);
    expect(html.match(/data-pin="/g)).toHaveLength(12);
    expect(html.match(/data-row="/g)).toHaveLength(13);
    expect(html).toMatch(/id="_plek-nieuwe-plek" data-row="13"/);
  });

  test('of another brand has the list without a map', async () => {
    const html = await overview('Leesfeest');
    expect(html).not.toContain('wandelkaart');
    expect(html).toContain('Nieuwe plek');
  });
});
