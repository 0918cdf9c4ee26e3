import { emptyBlock } from '@inktvis/content/testing';
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
    const previousStart = at('2024-10-26 13:30');
    const off = structuredData({ flags: ['geannuleerd', 'ander-uur'], previousStart });
    expect(off).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2024-10-26T14:30:00+02:00',
    });
    expect([off.offers, off.previousStartDate]).toEqual([undefined, undefined]);
  });

  const price = (amount: number, name = '') => ({ ...emptyBlock('price'), name, amount });
  const SHOP = 'https://tickets.example/1';
  const bookedData = (general: Parameters<typeof anExperience>[0], content: Over = {}) => {
    const booked = anExperience({ entry: 'reserveren', bookingUrl: SHOP, ...general });
    const occurrence = anOccurrence({ experience: booked, ...content });
    return occurrenceData(occurrence, { ...facts, experience: booked }, site);
  };

  it('has an offer for each price, where it is booked and from when', () => {
    const offer = {
      '@type': 'Offer',
      url: SHOP,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/PreOrder',
      validFrom: '2024-10-27T10:00:00+01:00',
    };
    const prices = [price(6, 'student'), price(12.5)];
    const general = { prices, bookingFrom: at('2024-10-27 10:00') };
    expect(bookedData(general, { startDate: at('2024-10-30 10:00') }).offers).toEqual([
      { ...offer, name: undefined, price: '12.50' },
      { ...offer, name: 'student', price: '6.00' },
    ]);
    expect(bookedData({}).offers).toMatchObject({ url: SHOP });
    expect(structuredData().offers).toMatchObject({ url: facts.tickets });
  });

  it.each<[string, Parameters<typeof anExperience>[0], Over, string | undefined]>([
    ['can be booked', { prices: [price(8)] }, {}, 'InStock'],
    ['cannot be booked yet', { bookingFrom: at('2024-10-21 10:00') }, {}, 'PreOrder'],
    ['is paid at the door', { entry: 'deur', prices: [price(8)] }, {}, 'InStock'],
    ['has few seats', {}, { flags: ['laatste-plaatsen'] }, 'LimitedAvailability'],
    ['is included', { entry: 'inbegrepen' }, {}, undefined],
    ['is sold out', { prices: [price(8)] }, { flags: ['uitverkocht'] }, 'SoldOut'],
    ['is booked nobody knows where', { bookingUrl: '' }, {}, undefined],
    ['is over', { prices: [price(8)] }, { startDate: at('2024-10-19 10:00') }, undefined],
  ])('that %s says so', (_what, general, content, availability) => {
    const [offer] = [bookedData(general, content).offers].flat();
    expect(offer).toMatchObject({ '@type': 'Offer' });
    expect(offer).toHaveProperty('availability', availability && `https://schema.org/${availability}`);
  });

  it.each([
    ['free, and no festival ticket asked', { prices: [price(0)], withoutTicket: true }, true],
    ['free with a festival ticket', { prices: [price(0)] }, false],
    ['paid', { prices: [price(8)], withoutTicket: true }, false],
    ['free for some', { prices: [price(8), price(0, 'tot 12 jaar')], withoutTicket: true }, false],
    ['of an unknown price', { withoutTicket: true }, undefined],
    ['included in the festival ticket', { entry: 'inbegrepen', prices: [price(0)] }, undefined],
  ] as const)('says whether it is free: %s', (_what, general, isFree) => {
    expect(bookedData(general).isAccessibleForFree).toBe(isFree);
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
