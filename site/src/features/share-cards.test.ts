import { aLocation, anExperience, anOccurrence, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { anEvent } from '../cards/tours/testing/events.ts';
import { cardAlt, festivalCard } from '../share-card/card.ts';
import { experienceCard } from './experience/share-card.ts';
import { tourCard } from './tours/page.ts';

const site = { brand: 'Inktvis', now: at('2024-10-26 09:00') };
const experience = anExperience({
  title: 'Luisterclub',
  theme: [aTheme({ title: 'Young adult', icon: 'youngAdult' })],
  type: aType({ title: 'Leesclub' }),
});
const on = (day: string, flags: readonly ('geannuleerd' | 'uitverkocht')[] = []) =>
  anOccurrence({
    startDate: at(`${day} 14:30`),
    location: aLocation({ title: 'Leescafé' }),
    flags: [...flags],
  });

const series = ['2024-10-26', '2024-10-27', '2024-10-28'].map((day) => on(day));
const sunday = { date: '27.10', kicker: 'zondag, 14.30 uur', flag: '' };

test.each([
  ['its next time', [on('2024-10-29'), on('2024-10-27')], sunday],
  ['days in a row as first and last', series, { date: '26.10–28.10', kicker: 'elke dag, 14.30 uur' }],
  ['no date without a time', [], { date: '', facts: ['Leesclub', ''] }],
  ['that it is cancelled', [on('2024-10-27', ['geannuleerd'])], { flag: 'Geannuleerd' }],
  ['not that it is sold out', [on('2024-10-27', ['uitverkocht'])], sunday],
])('the card of an experience says %s, besides what it is and where', (_, occurrences, expected) => {
  expect(experienceCard(experience, occurrences, site)).toMatchObject({
    title: 'Luisterclub',
    genre: 'youngAdult',
    facts: ['Leesclub', 'Leescafé'],
    ...expected,
  });
});

test('the card of a touring event names the town', () => {
  const address = { street: '', postalCode: '8560', town: 'Wevelgem', country: 'BE' };
  const card = tourCard(anEvent({ title: 'Voorleesuur', address }), site);
  expect(card).toMatchObject({
    title: 'Voorleesuur',
    date: '13.11',
    kicker: 'woensdag, 14.00 uur',
  });
  expect(card.facts[0]).toBe('Op toer in Wevelgem');
  expect(tourCard(anEvent({ happening: 'cancelled' }), site).flag).toBe('Geannuleerd');
});

test('without a home page the festival still has a card', () => {
  expect(festivalCard(null, 'Leesfeest')).toMatchObject({
    brand: 'Leesfeest',
    title: 'Boekenfestival',
    date: '',
  });
});

test('the text alternative of a card names its title', () => {
  expect(cardAlt({ brand: 'Inktvis', title: 'Boeken\u00adfeest' })).toBe('Kaart van Inktvis: Boekenfeest');
});
