import type { Story } from '@inktvis/content';
import { fill } from '@inktvis/messages/fill';
import { shareCard } from '@inktvis/messages/share-card';
import { states } from '@inktvis/messages/states';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { experienceCard as listCard } from '../cards/experience-card.ts';
import type { CardDate, StoryCard } from './card.ts';
import { contentPicture, storyCard } from './story-card.ts';

type Listed = ReturnType<typeof listCard>;

function dateOf({ first, lastDayNumber, flags }: Listed): CardDate | null {
  if (!first) return null;
  return {
    number: lastDayNumber ? `${first.dayNumber}–${lastDayNumber}` : first.dayNumber,
    lines: [first.weekday, first.time && fill(shareCard.hour, { time: first.time })].filter(Boolean),
    struck: flags.includes('off'),
  };
}

/**
 * The card of an experience: as in a list, it shows the first time that a visitor can attend. Of its statuses only
 * that it is cancelled: whoever shared the card keeps it for weeks, and the others will not be true that long.
 */
export function experienceCard(
  experience: Story<'experience'>,
  occurrences: readonly Occurrence[],
  { brand, now }: { readonly brand: string; readonly now: Date },
): StoryCard {
  const listed = listCard(experience, occurrences, now);
  return storyCard(brand, {
    colour: experience.content.pageColor,
    title: listed.title,
    date: dateOf(listed),
    genre: listed.theme,
    facts: [listed.typeLabel, listed.placeLabel].filter(Boolean),
    picture: contentPicture(listed.picture),
    words: listed.typeLabel,
    flag: listed.flags.includes('off') ? states.geannuleerd : '',
  });
}
