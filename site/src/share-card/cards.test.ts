import { aLocation, anExperience, anOccurrence, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { anEvent } from '../cards/tours/testing/events.ts';
import { cardAlt } from './card.ts';
import { experienceCard, festivalCard, tourCard } from './cards.ts';

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

test('the card of an experience has its next time, what it is and where', () => {
  expect(experienceCard(experience, [on('2024-10-29'), on('2024-10-27')], site)).toMatchObject({
    title: 'Luisterclub',
    date: { number: '27.10', lines: ['zondag', '14.30 uur'], struck: false },
    genre: 'youngAdult',
    facts: ['Leesclub', 'Leescafé'],
    flag: '',
  });
});

test('days in a row are shown as first and last', () => {
  const days = ['2024-10-26', '2024-10-27', '2024-10-28'].map((day) => on(day));
  expect(experienceCard(experience, days, site).date).toMatchObject({
    number: '26.10–28.10',
    lines: ['elke dag', '14.30 uur'],
  });
});

test('without a time there is no date', () => {
  expect(experienceCard(anExperience({ startDate: null, date: null }), [], site).date).toBeNull();
});

test('shows that it is cancelled, but not that it is sold out', () => {
  const off = experienceCard(experience, [on('2024-10-27', ['geannuleerd'])], site);
  expect(off).toMatchObject({ flag: 'Geannuleerd', date: { struck: true } });
  const full = experienceCard(experience, [on('2024-10-27', ['uitverkocht'])], site);
  expect(full).toMatchObject({ flag: '', date: { struck: false } });
});

test('the card of a touring event names the town; another picture gives another card', () => {
  const image = { alt: '', filename: 'https://images.uitdatabank.be/1.jpeg', credit: '' };
  const address = { street: '', postalCode: '8560', town: 'Wevelgem', country: 'BE' };
  const card = tourCard(anEvent({ title: 'Voorleesuur', image, address }), site);
  expect(card).toMatchObject({
    title: 'Voorleesuur',
    date: { number: '13.11', lines: ['woensdag', '14.00 uur'] },
    words: 'Wevelgem',
  });
  expect(card.facts[0]).toBe('Op toer in Wevelgem');
  expect(card.picture).toMatchObject({ version: image.filename });
  expect(tourCard(anEvent({ happening: 'cancelled' }), site).flag).toBe('Geannuleerd');
});

test('without a home page the festival still has a card', () => {
  expect(festivalCard(null, 'Leesfeest')).toMatchObject({
    brand: 'Leesfeest',
    days: [],
    line: 'Boekenfestival',
  });
});

test('the text alternative of a card names its title', () => {
  expect(cardAlt({ brand: 'Inktvis', title: 'Boeken\u00adfeest' })).toBe('Kaart van Inktvis: Boekenfeest');
});
