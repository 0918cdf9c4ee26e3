import { aLocation, anExperience, anOccurrence, aPicture, at } from '@inktvis/programme/testing/stories';
import { describe, expect, it } from 'vitest';
import type { Festival } from '../../seo/festival.ts';
import { occurrenceData } from './structured-data.ts';

const site = { brand: 'Inktvis', canonicalBase: 'https://inktvis.example' };
const festival: Festival = {
  first: '2024-10-26',
  last: '2024-11-03',
  description: '',
  venue: {
    name: 'Kortrijk Xpo',
    address: { address: 'Doorniksesteenweg 216', postalCode: '8500', town: 'Kortrijk' },
  },
};
const experience = anExperience({
  title: 'Waterding',
  intro: 'Een uur aan het water.',
  image: aPicture(),
  age: '8+',
});
const facts = {
  experience,
  festival,
  tickets: 'https://inktvis.example/praktisch',
  now: at('2024-10-20 12:00'),
};
type Over = Parameters<typeof anOccurrence>[0];
const structuredData = (content: Over = {}) =>
  occurrenceData(anOccurrence({ experience, location: aLocation(), ...content }), facts, site);

describe('a time of an experience', () => {
  it('tells what Google requires of an event: a name, a start and a place with its address', () => {
    expect(
      structuredData({ startDate: at('2024-10-26 14:30'), endDate: at('2024-10-26 15:30') }),
    ).toMatchObject({
      '@type': 'Event',
      name: 'Waterding',
      startDate: '2024-10-26T14:30:00+02:00',
      endDate: '2024-10-26T15:30:00+02:00',
      location: {
        '@type': 'Place',
        name: 'Leiepodium',
        address: { '@type': 'PostalAddress', streetAddress: 'Doorniksesteenweg 216' },
        containedInPlace: { name: 'Kortrijk Xpo' },
      },
      description: 'Een uur aan het water.',
      typicalAgeRange: '8-',
      eventStatus: 'https://schema.org/EventScheduled',
      superEvent: { '@id': 'https://inktvis.example/#festival-2024' },
    });
  });

  it('keeps its time when it runs through the hour that comes twice', () => {
    const night = { startDate: new Date('2024-10-26T22:00:00Z'), endDate: new Date('2024-10-27T04:00:00Z') };
    expect(structuredData(night)).toMatchObject({
      startDate: '2024-10-27T00:00:00+02:00',
      endDate: '2024-10-27T05:00:00+01:00',
    });
  });

  it('says nothing of an end that the content does not give', () => {
    expect(structuredData({ endDate: null }).endDate).toBeNull();
  });

  it('that was moved says when it was before', () => {
    const previousStart = at('2024-10-26 13:30');
    expect(structuredData({ flags: ['ander-uur'], previousStart })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2024-10-26T14:30:00+02:00',
      previousStartDate: '2024-10-26T13:30:00+02:00',
    });
  });

  it('that is cancelled keeps its date, and has no seats', () => {
    const off = structuredData({
      flags: ['geannuleerd', 'ander-uur'],
      previousStart: at('2024-10-26 13:30'),
    });
    expect(off).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2024-10-26T14:30:00+02:00',
    });
    expect([off.offers, off.previousStartDate]).toEqual([undefined, undefined]);
  });

  it('says whether there are seats only where the content does', () => {
    const availability = (content: Over) => JSON.stringify(structuredData(content).offers);
    expect(availability({ flags: ['uitverkocht'] })).toContain('SoldOut');
    expect(availability({ flags: ['laatste-plaatsen'] })).toContain('LimitedAvailability');
    expect(availability({ flags: [] })).not.toContain('availability');
    expect(availability({ flags: [] })).toContain('https://inktvis.example/praktisch');
  });

  it('outside the halls is not said to be at the venue', () => {
    for (const address of ['', 'Groeningestraat 1']) {
      const location = aLocation({ title: 'Begijnhof', hall: address });
      expect(structuredData({ location }).location).toEqual({ '@type': 'Place', name: 'Begijnhof', address });
    }
    expect(structuredData({ location: null }).location).toMatchObject({ name: 'Kortrijk Xpo' });
  });

  it('takes the place of its experience when it has none of its own', () => {
    const placed = anExperience({ location: aLocation({ title: 'Kinderhoek' }) });
    const { location } = occurrenceData(anOccurrence(), { ...facts, experience: placed }, site);
    expect(location).toMatchObject({ name: 'Kinderhoek' });
  });

  it('has a name of its own on the page of its experience', () => {
    const [one, other] = [structuredData(), structuredData()];
    expect(one['@id']).toMatch(/^https:\/\/inktvis\.example\/activiteiten\/waterding#[0-9a-z]+$/);
    expect(one['@id']).not.toBe(other['@id']);
  });
});
