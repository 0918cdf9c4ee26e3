import type { Block, PageTypeName, Story } from '@inktvis/content';
import { emptyBlock } from '@inktvis/content/testing';
import { ok } from '@inktvis/foundation/result';
import {
  aBookstore,
  aHome,
  aHotspot,
  aLocation,
  aNewsArticle,
  anExperience,
  anOccurrence,
  aPicture,
  at,
} from '@inktvis/programme/testing/stories';
import { describe, expect, it } from 'vitest';
import { bookstoreData } from './bookstores/page.ts';
import { hotspotData } from './hotspots/page.ts';
import { newsArticleData } from './news/page.ts';
import { kindOf } from './registry.ts';
import { aContext, globals } from './testing/context.ts';
import type { ViewContext } from './view.ts';

const experience = anExperience();
const items = [
  anOccurrence({ experience, location: aLocation(), startDate: at('2024-10-26 14:30') }),
  anOccurrence({ experience, location: aLocation(), startDate: at('2024-10-27 14:30') }),
];
const reads = {
  page: async () => ok(aHome({ venue: 'Kortrijk Xpo' })),
  globals,
  programmeOf: async () => ok(items),
  related: async () => ok([]),
};

async function prepared(story: Story<PageTypeName>, context: ViewContext) {
  const view = await kindOf(story).read(story, context);
  if (!view.ok) throw new Error(view.error.message);
  return view.value;
}

describe('structured data', () => {
  it('in a preview is nothing', async () => {
    const context = { ...aContext(reads), preview: true };
    expect((await prepared(aBookstore(), context)).structuredData).toEqual([]);
  });

  it('is left out where it cannot be read, and such a page is not stored', async () => {
    const { page: _, ...others } = reads;
    const { structuredData, storable } = await prepared(experience, aContext(others, experience.href));
    expect([structuredData, storable]).toEqual([[], false]);
  });
});

const site = { brand: 'Inktvis', canonicalBase: 'https://inktvis.example' };
const hours = (weekday: Block<'opening_hours'>['weekday'], opens: string, closes: string) => ({
  ...emptyBlock('opening_hours'),
  weekday,
  opens,
  closes,
});
const place = {
  address: 'Doorniksestraat 41',
  postalCode: '8500',
  town: 'Kortrijk',
  latitude: 50.8279,
  longitude: 3.265,
};

describe('a bookshop', () => {
  it('tells what Google requires of a shop, and where it is', () => {
    expect(bookstoreData(aBookstore(place), site)).toMatchObject({
      '@type': 'BookStore',
      name: 'Papier & Inkt',
      address: { streetAddress: 'Doorniksestraat 41', postalCode: '8500', addressLocality: 'Kortrijk' },
      geo: { latitude: 50.8279, longitude: 3.265 },
    });
  });

  it('tells its hours, both parts of a day with a break', () => {
    const openingHours = [
      hours('monday', '9:30', '12.30'),
      hours('monday', '13:30', '18:00'),
      hours('tuesday', '20:00', '1:00'),
      hours('friday', '20:00', '24:00'),
    ];
    const told = bookstoreData(aBookstore({ openingHours }), site).openingHoursSpecification;
    const of = (day: string, opens: string, closes: string) =>
      expect.objectContaining({ dayOfWeek: `https://schema.org/${day}`, opens, closes });
    expect(told).toEqual([
      of('Monday', '09:30', '12:30'),
      of('Monday', '13:30', '18:00'),
      of('Tuesday', '20:00', '01:00'),
      of('Friday', '20:00', '23:59'),
    ]);
  });
});

describe('a hotspot', () => {
  it('is described as a sight, with a point only where the editor is sure of it', () => {
    expect(hotspotData(aHotspot({ ...place, coordinatesSure: true }), site)).toMatchObject({
      '@type': 'TouristAttraction',
      geo: { latitude: 50.8279 },
    });
    expect(hotspotData(aHotspot(place), site).geo).toBeUndefined();
  });
});

describe('a news article', () => {
  const published = (publishedAt: string) => ({
    ...aNewsArticle({ image: aPicture() }),
    publishedAt: new Date(publishedAt),
  });

  it('tells its day, when it last changed, and a picture by its full address', () => {
    expect(newsArticleData(published('2024-10-28T09:00:00Z'), site)).toMatchObject({
      headline: 'Eén grote leeszetel',
      datePublished: '2024-10-18',
      dateModified: '2024-10-28T10:00:00+01:00',
      image: expect.stringMatching(/^https:\/\/inktvis\.example\/beeld\/.*format\(jpeg\)/),
    });
  });

  it('did not change before the day it is dated', () => {
    expect(newsArticleData(published('2024-10-01T09:00:00Z'), site).dateModified).toBeUndefined();
  });
});
