import type { Content, Story } from '@inktvis/content';
import type { ContentClient, Globals, Read } from '@inktvis/content/client';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { periodOf } from '@inktvis/foundation/period';
import { ok } from '@inktvis/foundation/result';
import { entryLine, entryOf } from '@inktvis/programme/entry';
import {
  endTime,
  locationOf,
  type Occurrence,
  shortTitleOf,
  sortOccurrences,
} from '@inktvis/programme/occurrences';
import { type ItemFacts, itemFacts, previousTime } from '@inktvis/programme/programme-item';
import { isSigning } from '@inktvis/programme/signing';
import type { Load, ViewContext } from '../view.ts';
import type { LiveScreenProps } from './LiveScreen.island.tsx';
import {
  type Announcement,
  type Festival,
  type LiveChange,
  type LiveData,
  type LiveItem,
  type LiveSlide,
  readLiveOptions,
} from './live-data.ts';

/** A screen without network continues for a day and a half, and its storage stays small. */
const AHEAD_MS = 36 * 3_600_000;
const MAX_ITEMS = 150;
/** At least this many, even when they start later: the times of the next day stay known. */
const MIN_ITEMS = 5;

function changesOf(occurrence: Occurrence, { previousPlace }: ItemFacts): LiveChange[] {
  const { flags } = occurrence.content;
  const changes: LiveChange[] = [];
  if (flags.includes('ander-uur')) changes.push({ kind: 'time', was: previousTime(occurrence) ?? '' });
  if (flags.includes('ander-podium')) changes.push({ kind: 'place', was: previousPlace ?? '' });
  return changes;
}

function liveItem(occurrence: Occurrence, now: Date): LiveItem {
  const { startDate, experience } = occurrence.content;
  const facts = itemFacts(experience, occurrence);
  const changes = changesOf(occurrence, facts);
  const line = entryLine(entryOf(experience, occurrence, now));
  return {
    id: occurrence.uuid,
    start: startDate.getTime(),
    end: endTime(occurrence),
    title: shortTitleOf(occurrence),
    place: facts.placeLabel,
    href: experience?.href ?? '',
    signing: isSigning(occurrence),
    ...(changes.length > 0 && { changes }),
    ...(line && { entry: line.sign }),
  };
}

/** What has not ended, by start, without what is cancelled; of one podium when that exists. */
function itemsOf(programme: readonly Occurrence[], now: Date, podium: string | null): LiveItem[] {
  const known = podium !== null && programme.some((one) => locationOf(one)?.slug === podium);
  const items = sortOccurrences(programme)
    .filter(
      (one) => !one.content.flags.includes('geannuleerd') && (!known || locationOf(one)?.slug === podium),
    )
    .map((one) => liveItem(one, now))
    .filter(({ end }) => end > now.getTime());
  const soon = items.filter(({ start }) => start < now.getTime() + AHEAD_MS);
  return items.slice(0, Math.min(MAX_ITEMS, Math.max(soon.length, MIN_ITEMS)));
}

function festivalOf(home: Story | null, programme: readonly Occurrence[]): Festival | null {
  const dates = home?.type === 'home' ? home.content : null;
  const days = programme.map(({ content }) => brusselsDay(content.startDate)).toSorted();
  const firstDay = dates?.startDate ?? days.at(0);
  const lastDay = dates?.endDate ?? dates?.startDate ?? days.at(-1);
  return firstDay && lastDay ? { firstDay, lastDay, venue: dates?.venue ?? '' } : null;
}

function announcementOf(header: Globals['header']): Announcement | null {
  if (!header?.content.toggleAnnouncement || !header.content.announcement) return null;
  const { announcementLead, announcement, announcementVan, announcementTot, announcementWarns } =
    header.content;
  return {
    ...periodOf(announcementVan, announcementTot),
    lead: announcementLead,
    text: announcement,
    warns: announcementWarns,
  };
}

/** Pictures and texts; other types render nothing (requirements 2.3). */
function slidesOf({ slides }: Content<'live'>): LiveSlide[] {
  return slides.flatMap((slide) => {
    if (slide.type !== 'image_slide' && slide.type !== 'text_slide') return [];
    const { id, delayMs, van, tot } = slide;
    const shown =
      slide.type === 'image_slide'
        ? { picture: slide.image, title: '', caption: slide.caption }
        : { picture: null, title: slide.title, caption: slide.sub };
    return [{ id, delayMs, ...shown, ...periodOf(van, tot) }];
  });
}

type Source = { readonly content: ContentClient; readonly now: Date; readonly build: string };

/** What a screen shows now, of one podium or of all (null). An error when the programme cannot be read. */
export async function gatherLive(
  { content, now, build }: Source,
  podium: string | null,
): Promise<Read<LiveData>> {
  const [programme, home, live, globals] = await Promise.all([
    content.programme(),
    content.page('home'),
    content.page('live'),
    content.globals(),
  ]);
  if (!programme.ok) return programme;
  const node = live.ok && live.value?.type === 'live' ? live.value : null;
  return ok({
    build,
    now: now.getTime(),
    items: itemsOf(programme.value, now, podium),
    festival: festivalOf(home.ok ? home.value : null, programme.value),
    slides: node && slidesOf(node.content),
    announcement: globals.ok ? announcementOf(globals.value.header) : null,
  });
}

const UNREAD = { items: [], festival: null, slides: null, announcement: null, isUnread: true } as const;
type Asked = Pick<ViewContext, 'now' | 'url' | 'brand' | 'canonicalBase' | 'build'>;

/** What a screen starts with while nothing can be read. */
export const waitingScreen = ({ now, url, brand, canonicalBase, build }: Asked): LiveScreenProps => ({
  data: { ...UNREAD, build, now: now.getTime() },
  options: readLiveOptions(url.searchParams),
  brand,
  siteUrl: canonicalBase,
  poll: true,
});

/** What a screen starts with; it updates itself with `GET /api/live`. Never stored: the page contains the time. */
export const loadLive: Load<'live', LiveScreenProps> = async (story, context) => {
  const waiting = waitingScreen(context);
  const gathered = await gatherLive(context, waiting.options.podium);
  const data = gathered.ok ? gathered.value : waiting.data;
  // An editor sees the slides of the story at hand; so does a visitor until the node `live` is read (requirements 2.3).
  const slides = context.preview ? slidesOf(story.content) : (data.slides ?? slidesOf(story.content));
  const screen: LiveScreenProps = { ...waiting, data: { ...data, slides }, poll: !context.preview };
  return ok({ data: screen, storable: false });
};
