import { readImageAddress } from '../image-address.ts';
import { plainLine, plainParagraphs } from '../plain-text.ts';
import { slugOf } from '../slug.ts';
import type { EventImage, TouringEvent } from '../touring-event.ts';
import { agesOf, datesOf, happeningOf, reasonOf } from './calendar.ts';
import { type WireEvent, wireEventSchema } from './event-schema.ts';
import { addressOf } from './place.ts';
import { dutch, foreignTextOf } from './texts.ts';

export type ReadOptions = {
  /** Path below which events have their pages, without slashes around it: `inktvis-op-toer`. */
  readonly detailPath: string;
  /** Where pictures may come from. */
  readonly imageOrigins: readonly string[];
};

/** An event of ours, and what decides whether the public may see it. */
export type ReadEvent = {
  readonly event: TouringEvent;
  readonly workflowStatus: string;
  /** Null: never published. */
  readonly availableFrom: Date | null;
};

const WEB = /^https?:$/;
const isWebAddress = (text: string): boolean => URL.canParse(text) && WEB.test(new URL(text).protocol);

function imageOf(wire: WireEvent, alt: string, origins: readonly string[]): EventImage | null {
  const filename = wire.image ? readImageAddress(wire.image, origins) : null;
  if (filename === null) return null;
  const media = wire.mediaObject?.find(
    ({ contentUrl }) => readImageAddress(contentUrl, origins) === filename,
  );
  return { alt, filename, credit: plainLine(media?.copyrightHolder ?? '') };
}

function bookingOf({ bookingInfo }: WireEvent): TouringEvent['booking'] {
  if (!bookingInfo || !isWebAddress(bookingInfo.url)) return null;
  return { url: new URL(bookingInfo.url).href, label: dutch(bookingInfo.urlLabel) };
}

/** Wire → domain (requirements 3, contract events-source 7.2). Null when it is no event that can be shown. */
export function readEvent(raw: unknown, { detailPath, imageOrigins }: ReadOptions): ReadEvent | null {
  const parsed = wireEventSchema.safeParse(raw);
  if (!parsed.success) return null;
  const wire = parsed.data;
  const slug = slugOf(wire['@id']);
  if (slug === null) return null;
  const permanent = wire.calendarType === 'permanent';
  const title = dutch(wire.name);
  const foreign = foreignTextOf(wire);
  const image = imageOf(wire, title || (foreign?.title ?? ''), imageOrigins);
  const paragraphs = plainParagraphs(wire.description?.get('nl') ?? '');
  const dates = datesOf(wire);
  const picture = image?.filename ?? '';
  const event: TouringEvent = {
    title,
    startDate: permanent ? null : (wire.startDate ?? dates[0]?.start ?? null),
    endDate: permanent ? null : (wire.endDate ?? dates.at(-1)?.end ?? null),
    image,
    intro: paragraphs.join('\n\n'),
    slug,
    location: dutch(wire.location?.name),
    seo: {
      title,
      ogImage: picture,
      ogTitle: title,
      twitterImage: picture,
      // The existing product fills this from the image; the decisions correct it.
      twitterTitle: title,
      fullSlug: `${detailPath}/${slug}`,
    },
    paragraphs,
    foreign,
    calendarType: wire.calendarType,
    dates,
    openingHours: (wire.openingHours ?? []).map(({ dayOfWeek, opens, closes }) => ({
      days: dayOfWeek,
      opens,
      closes,
    })),
    happening: happeningOf(wire.status),
    reason: reasonOf(wire.status),
    soldOut: wire.bookingAvailability?.type === 'Unavailable',
    address: addressOf(wire.location),
    online: wire.attendanceMode === 'online' || wire.attendanceMode === 'mixed',
    organizer: dutch(wire.organizer?.name),
    tags: [...new Set((wire.labels ?? []).map((label) => plainLine(label).toLowerCase()))],
    ages: agesOf(wire.typicalAgeRange),
    price: wire.priceInfo?.find(({ category }) => category === 'base')?.price ?? null,
    booking: bookingOf(wire),
    createdAt: wire.created ?? wire.availableFrom ?? null,
    changedAt: wire.modified ?? wire.created ?? null,
  };
  return { event, workflowStatus: wire.workflowStatus ?? '', availableFrom: wire.availableFrom ?? null };
}
