import type { Story } from '@inktvis/content';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { shareCard } from '@inktvis/messages/site';
import { isSameEdition } from '@inktvis/programme/festival';
import { endTime, type Occurrence, sortOccurrences, startDay } from '@inktvis/programme/occurrences';
import { experienceCard as experienceFacts } from '../../cards/experience/experience-card.ts';
import { aCard, cardPicture, type ShareCard } from '../../share-card/card.ts';

/** The card of an experience. Of its statuses only that it is cancelled: a shared card stays in use while the others change. */
export function experienceCard(
  experience: Story<'experience'>,
  occurrences: readonly Occurrence[],
  { brand, now }: { readonly brand: string; readonly now: Date },
): ShareCard {
  const { title, theme, typeLabel, placeLabel, picture, flags, entry, first, lastDayNumber } =
    experienceFacts(experience, occurrences, now);
  const last = sortOccurrences(occurrences).at(-1);
  const isFormer = last && endTime(last) < now.getTime() && !isSameEdition(startDay(last), brusselsDay(now));
  const hour = first?.time && fill(shareCard.hour, { time: first.time });
  return aCard({
    brand,
    colour: experience.content.pageColor,
    title,
    date: [first?.dayNumber, lastDayNumber].filter(Boolean).join('–'),
    kicker: [first?.weekday, isFormer ? startDay(last).slice(0, 4) : hour].filter(Boolean).join(', '),
    genre: theme,
    facts: [typeLabel, placeLabel, ...(entry ? [entry.words] : [])],
    picture: cardPicture(picture),
    flag: flags.includes('off') ? states.geannuleerd : '',
  });
}
