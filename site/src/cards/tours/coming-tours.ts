import type { EventsClient, TouringEvent } from '@inktvis/events';
import { brusselsDay, formatTime, machineTime } from '@inktvis/foundation/brussels';
import { ok, type Result } from '@inktvis/foundation/result';
import { itemFacts } from '@inktvis/programme/programme-item';
import { dayOf } from '../card-time.ts';
import { type ExperienceCardProps, NO_ITEM } from '../experience/experience-card.ts';
import { comingDay, readTour } from './tour-order.ts';
import { eventStatus, shownDate } from './tour-when.ts';
import { placeWords, tourTitle } from './tour-words.ts';

/** The events of the tour with a date that can still be attended, the next one first; what is always there is left out. */
export async function loadComingTours(
  events: Pick<EventsClient, 'list'>,
  now: Date,
): Promise<Result<readonly TouringEvent[], { readonly message: string }>> {
  const read = await readTour(events, now);
  if (!read.ok) return read;
  return ok(read.value.filter((event) => comingDay(event, now) !== null && eventStatus(event, now) === null));
}

export function tourCard(event: TouringEvent, now: Date): ExperienceCardProps {
  const start = shownDate(event, now)?.start;
  const day = dayOf(comingDay(event, now)?.day ?? brusselsDay(now));
  return {
    ...itemFacts(null, null),
    ...NO_ITEM,
    href: event.href,
    title: tourTitle(event),
    picture: null,
    first: start ? { ...day, machine: machineTime(start), time: formatTime(start) } : day,
    placeLabel: placeWords(event),
  };
}
