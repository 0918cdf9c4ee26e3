import type { Content, Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import {
  ASSUMED_LENGTH_MS,
  endOf,
  type Occurrence,
  sortOccurrences,
  titleOf,
} from '@inktvis/programme/occurrences';
import { itemFacts } from '@inktvis/programme/programme-item';
import type { Festival, LiveData, LiveItem, LiveSlide } from './live-data.ts';

/** A screen without network goes on for a night and a day, and its storage stays small. */
const AHEAD_MS = 36 * 3_600_000;
const MOST_ITEMS = 150;
/** Beyond that the hour of the next day is still known. */
const LEAST_ITEMS = 5;
/** The slug of the type whose items stand on the signing board. */
const SIGNING = 'signeersessie';

function liveItem(occurrence: Occurrence): LiveItem {
  const { startDate, experience, type } = occurrence.content;
  const start = startDate.getTime();
  return {
    id: occurrence.uuid,
    start,
    end: endOf(occurrence)?.getTime() ?? start + ASSUMED_LENGTH_MS,
    title: titleOf(occurrence),
    place: itemFacts(experience, occurrence).placeLabel,
    href: experience?.href ?? '',
    signing: (type ?? experience?.content.type)?.slug === SIGNING,
  };
}

const placeOf = ({ content }: Occurrence): string | undefined =>
  (content.location ?? content.experience?.content.location)?.slug;

/** What has not ended, by start; cancelled items are no news in the hall. Of one podium when that exists. */
function itemsOf(programme: readonly Occurrence[], now: Date, podium: string | null): LiveItem[] {
  const known = podium !== null && programme.some((one) => placeOf(one) === podium);
  const items = sortOccurrences(programme)
    .filter((one) => !one.content.flags.includes('geannuleerd') && (!known || placeOf(one) === podium))
    .map(liveItem)
    .filter(({ end }) => end > now.getTime());
  const soon = items.filter(({ start }) => start < now.getTime() + AHEAD_MS);
  return items.slice(0, Math.min(MOST_ITEMS, Math.max(soon.length, LEAST_ITEMS)));
}

function festivalOf(home: Story | null, programme: readonly Occurrence[]): Festival | null {
  const told = home?.type === 'home' ? home.content : null;
  const days = programme.map(({ content }) => brusselsDay(content.startDate)).toSorted();
  const firstDay = told?.startDate ?? days.at(0);
  const lastDay = told?.endDate ?? told?.startDate ?? days.at(-1);
  return firstDay && lastDay ? { firstDay, lastDay, venue: told?.venue ?? '' } : null;
}

/** The slides that take a turn: pictures and texts; other types render nothing (requirements 2.3). */
export function slidesOf({ slides }: Content<'live'>): LiveSlide[] {
  return slides.flatMap((slide): LiveSlide[] => {
    if (slide.type === 'image_slide') {
      const { id, image, caption, delayMs } = slide;
      return [{ kind: 'image', id, delayMs, picture: image, caption }];
    }
    if (slide.type === 'text_slide') {
      const { id, title, sub, delayMs } = slide;
      return [{ kind: 'text', id, delayMs, title, sub }];
    }
    return [];
  });
}

type Source = { readonly content: ContentClient; readonly now: Date; readonly build: string };

/**
 * What a screen shows now. Without the programme there is nothing to say (an error: the screen keeps what it has);
 * without the home page the festival lasts as long as the programme; without the node `live` there are no new slides.
 */
export async function gatherLive(
  { content, now, build }: Source,
  podium: string | null,
): Promise<Read<LiveData>> {
  const [programme, home, live] = await Promise.all([
    content.programme(),
    content.page('home'),
    content.page('live'),
  ]);
  if (!programme.ok) return programme;
  const node = live.ok && live.value?.type === 'live' ? live.value : null;
  return ok({
    build,
    now: now.getTime(),
    items: itemsOf(programme.value, now, podium),
    festival: festivalOf(home.ok ? home.value : null, programme.value),
    slides: node && slidesOf(node.content),
  });
}
