import { aLocation, anExperience, anOccurrence, at } from '@inktvis/programme/testing/stories';
import { describe, expect, it } from 'vitest';
import { accessFacts } from './access-facts.ts';

const hall = aLocation({
  title: 'Leiepodium',
  access: ['rolstoel', 'ringleiding'],
  accessNotes: 'Gelijkvloers\nZes rolstoelplaatsen vooraan\nRingleiding in heel de zaal',
});
const cafe = aLocation({ title: 'Leescafé', access: ['rolstoel'], accessNotes: 'Tafels op 75 cm' }, 'x/cafe');

describe('the access facts of an experience', () => {
  it('is said in the words of the editors: of the experience first, then of the place', () => {
    const experience = anExperience({
      location: hall,
      access: ['rolstoel'],
      accessNotes: 'Rolstoelplaatsen naast je gezelschap\nRingleiding\nBoventiteling',
    });
    expect(accessFacts(experience, [])).toEqual({
      facts: [
        { name: 'rolstoel', sentence: 'Rolstoelplaatsen naast je gezelschap.' },
        { name: 'ringleiding', sentence: 'Ringleiding in heel de zaal.' },
      ],
      notes: ['Boventiteling'],
      places: [{ title: 'Leiepodium', text: 'Gelijkvloers. Zes rolstoelplaatsen vooraan.' }],
    });
  });

  it('has words of its own where the editors only name the fact', () => {
    const experience = anExperience({ access: ['prikkelarm'], accessNotes: 'Prikkelarm' });
    expect(accessFacts(experience, [])).toEqual({
      facts: [{ name: 'prikkelarm', sentence: 'Zacht licht en weinig geluid.' }],
      notes: [],
      places: [],
    });
  });

  it('does not repeat a fact that the place only names', () => {
    const location = aLocation(
      { access: ['ringleiding'], accessNotes: 'Ringleiding\nGelijkvloers' },
      'x/zaal',
    );
    const { facts, places } = accessFacts(anExperience({ location }), []);
    expect(facts).toEqual([{ name: 'ringleiding', sentence: 'Zet je hoortoestel op stand T.' }]);
    expect(places).toEqual([{ title: location.content.title, text: 'Gelijkvloers.' }]);
  });

  it('says when, of what is there at some times only; a cancelled time does not count', () => {
    const experience = anExperience({ location: cafe });
    const times = [
      anOccurrence({ experience, location: hall, access: ['gebarentaal'] }),
      anOccurrence({ experience, startDate: at('2024-10-27 11:00') }),
      anOccurrence({ experience, access: ['prikkelarm'], flags: ['geannuleerd'] }),
    ];
    expect(accessFacts(experience, times)).toEqual({
      facts: [
        { name: 'rolstoel', sentence: 'Er is plaats voor een rolstoel.' },
        { name: 'ringleiding', sentence: 'Enkel op 26.10 om 14.30 uur.' },
        { name: 'gebarentaal', sentence: 'Enkel op 26.10 om 14.30 uur.' },
      ],
      notes: [],
      places: [
        {
          title: 'Leiepodium',
          text: 'Gelijkvloers. Zes rolstoelplaatsen vooraan. Ringleiding in heel de zaal.',
        },
        { title: 'Leescafé', text: 'Tafels op 75 cm.' },
      ],
    });
  });

  it('is nothing where nothing is known', () => {
    expect(accessFacts(anExperience(), [anOccurrence()])).toEqual({ facts: [], notes: [], places: [] });
  });
});
