import type { Read } from '@inktvis/content/client';
import { formatDayFull, formatTime } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { changes as messages } from '@inktvis/messages/changes';
import { fill } from '@inktvis/messages/fill';
import type { Change } from '@inktvis/programme/changes/changes';
import { occurrenceKey, startDay, titleOf } from '@inktvis/programme/occurrences';
import { CHANGES_PATH } from '@inktvis/programme/paths';
import { itemFacts, previousTime } from '@inktvis/programme/programme-item';
import { statusLabels } from '@inktvis/programme/status';
import type { Alternate } from '../../../layout/document/metadata.ts';
import type { Feed, FeedItem } from '../../../seo/rss.ts';
import type { FeedContext } from '../../view.ts';
import { readChanges } from './read.ts';

/** The address of the feed. */
export const CHANGES_FEED = `${CHANGES_PATH}.xml`;

/** No reader looks further back than this. */
const MAX_ITEMS = 100;

/** The feed of the changes, for the head of their page. */
export const changesAlternates = (brand: string): readonly Alternate[] => [
  { href: CHANGES_FEED, type: 'application/rss+xml', title: fill(messages.feed_title, { brand }) },
];

/** `vrijdag 1 november 2024, 17.00 uur (was 16.00), Stripkade (was Hal 4). De piano werd nog gestemd.` */
function textOf({ occurrence, kinds }: Change): string {
  const { experience, startDate, note } = occurrence.content;
  const facts = itemFacts(experience, occurrence);
  const was = (previous: string | null) =>
    previous && kinds[0] !== 'off' ? ` (${fill(messages.feed_was, { previous })})` : '';
  const time = formatTime(startDate);
  const when = fill(messages.feed_when, { day: formatDayFull(startDay(occurrence)), time });
  const place = facts.placeLabel && `, ${facts.placeLabel}${was(facts.previousPlace)}`;
  return [`${when}${was(previousTime(occurrence))}${place}.`, note].filter(Boolean).join(' ');
}

/** A change as an item; one that changes again, or is reported again, is another item. */
function feedItem(change: Change, base: string, now: Date): FeedItem {
  const { occurrence, kinds } = change;
  const published = change.reportedAt && change.reportedAt <= now ? change.reportedAt : null;
  const version = [occurrenceKey(occurrence), ...kinds, occurrence.content.startDate.getTime().toString(36)];
  if (published) version.push(published.getTime().toString(36));
  const words = kinds.map((kind) => statusLabels[kind]).join(', ');
  return {
    id: `${base}${CHANGES_PATH}#${version.join('.')}`,
    url: base + (occurrence.content.experience?.href ?? CHANGES_PATH),
    title: withoutSoftHyphens(`${words}: ${titleOf(occurrence)}`),
    text: withoutSoftHyphens(textOf(change)),
    published,
  };
}

/** What was reported last comes first; what has no such time last, by start. */
const byReport = (a: FeedItem, b: FeedItem): number =>
  (b.published?.getTime() ?? 0) - (a.published?.getTime() ?? 0);

/** The latest changes, as many as a reader shows. An error if the programme cannot be read. */
export async function readChangesFeed(context: FeedContext): Promise<Read<Feed>> {
  const { content, now, brand, canonicalBase } = context;
  const read = await readChanges(content);
  if (!read.ok) return read;
  const items = read.value.map((change) => feedItem(change, canonicalBase, now));
  return ok({
    title: fill(messages.feed_title, { brand }),
    description: fill(messages.feed_description, { brand }),
    home: canonicalBase + CHANGES_PATH,
    self: canonicalBase + CHANGES_FEED,
    items: items.toSorted(byReport).slice(0, MAX_ITEMS),
  });
}
