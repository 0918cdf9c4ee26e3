import { describe, expect, it } from 'vitest';
import { ACCESS_NAMES, itemAccess } from './access.ts';
import { aLocation, anExperience, anOccurrence } from './testing/stories.ts';

const hall = aLocation({ access: ['ringleiding', 'rolstoel'] });
const quietRoom = aLocation({ access: ['prikkelarm', 'gebarentaal'] });

describe('the access of one time and place', () => {
  it('is that of the experience, of the time itself and of the building, in one order', () => {
    const experience = anExperience({ access: ['prikkelarm'] });
    const occurrence = anOccurrence({ experience, location: hall, access: ['gebarentaal', 'prikkelarm'] });
    expect(itemAccess(experience, occurrence)).toEqual(ACCESS_NAMES);
  });

  it('goes by the place of the time, and takes nothing from it that depends on what happens there', () => {
    const experience = anExperience({ location: hall });
    expect(itemAccess(experience, anOccurrence({ experience }))).toEqual(['rolstoel', 'ringleiding']);
    expect(itemAccess(experience, anOccurrence({ experience, location: quietRoom }))).toEqual([]);
    expect(itemAccess(experience, null)).toEqual(['rolstoel', 'ringleiding']);
  });

  it('is known of a time whose experience is gone', () => {
    expect(itemAccess(null, anOccurrence({ location: hall }))).toEqual(['rolstoel', 'ringleiding']);
    expect(itemAccess(null, null)).toEqual([]);
  });
});
