import { z } from 'zod';
import { type WireEvent, wireEventSchema } from './event-schema.ts';
import { readImageAddress } from './pictures.ts';
import { plainLine, plainText, readParagraphs } from './plain-text.ts';
import { slugOf } from './slug.ts';
import type { Contact, EventDate, Happening, TouringEvent } from './types.ts';

type ReadOptions = {
  /** `inktvis-op-toer` */
  readonly detailPath: string;
  readonly imageOrigins: readonly string[];
};

/** `publicFrom` is null when it is not public at all. */
export type ReadEvent = { readonly event: TouringEvent; readonly publicFrom: Date | null };

const PUBLIC = ['APPROVED', 'READY_FOR_VALIDATION'];

type ByLanguage = ReadonlyMap<string, string> | null | undefined;

const LANGUAGE = /^[a-z]{2}$/;

/** Dutch, else the main language of the event, or any. */
function languageOf({ name, mainLanguage }: WireEvent): string {
  const titled = [...(name ?? [])].flatMap(([key, text]) =>
    LANGUAGE.test(key) && plainLine(text) ? [key] : [],
  );
  return ['nl', mainLanguage].find((one) => titled.includes(one ?? '')) ?? titled[0] ?? 'nl';
}

/** Or else in Dutch; empty if absent (requirements 3). */
const lineIn =
  (language: string) =>
  (text: ByLanguage): string =>
    plainLine(text?.get(language) ?? text?.get('nl') ?? '');
type Line = ReturnType<typeof lineIn>;

type Status = WireEvent['status'];

const HAPPENING = {
  Available: 'scheduled',
  TemporarilyUnavailable: 'postponed',
  Unavailable: 'cancelled',
} as const satisfies Record<string, Happening>;

const happeningOf = (status: Status): Happening => HAPPENING[status?.type ?? 'Available'];

/** In order. A single event of an old record may only have a start and an end. */
function datesOf(wire: WireEvent, line: Line): readonly EventDate[] {
  if (wire.calendarType === 'periodic' || wire.calendarType === 'permanent') return [];
  const own = { status: wire.status, bookingAvailability: wire.bookingAvailability };
  const whole = wire.startDate
    ? [{ startDate: wire.startDate, endDate: wire.endDate ?? undefined, ...own }]
    : [];
  return (wire.subEvent?.length ? wire.subEvent : whole)
    .map((date) => ({
      start: date.startDate,
      end: date.endDate && date.endDate > date.startDate ? date.endDate : date.startDate,
      // Cancelling the event cancels its dates; old records only say so at the top.
      happening: happeningOf(date.status?.type === 'Available' || !date.status ? wire.status : date.status),
      reason: line(date.status?.reason) || line(wire.status?.reason),
      soldOut: (date.bookingAvailability ?? wire.bookingAvailability)?.type === 'Unavailable',
    }))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

const pricesOf = ({ priceInfo }: WireEvent, line: Line): TouringEvent['prices'] =>
  (priceInfo ?? [])
    .flatMap((one) => (one && one.category !== 'uitpas' ? [{ name: line(one.name), amount: one.price }] : []))
    .toSorted((a, b) => b.amount - a.amount);

/** `3-6`, `-12`, `6-`, `-` (docs.publiq.be, Search API). */
function agesOf(range: string | null | undefined): { from: number | null; to: number | null } {
  const found = /^(\d{0,3})-(\d{0,3})$/.exec(range ?? '');
  const years = (digits: string | undefined) => (digits ? Number(digits) : null);
  return { from: years(found?.[1]), to: years(found?.[2]) };
}

const part = z.string().transform(plainLine).catch('');
const addressSchema = z
  .object({ streetAddress: part, postalCode: part, addressLocality: part, addressCountry: part })
  .transform((read) => ({
    street: read.streetAddress,
    postalCode: read.postalCode,
    town: read.addressLocality,
    country: read.addressCountry,
  }))
  // The placeholder for "online" has underscores for an address.
  .refine(({ town }) => /[^_]/.test(town));

/** In Dutch, else in the place's main language, else in none, as very old records have it. */
function addressOf(location: WireEvent['location']): TouringEvent['address'] {
  const known = location?.address;
  if (!known) return null;
  for (const candidate of [known.nl, known[location.mainLanguage ?? 'nl'], known, ...Object.values(known)]) {
    const read = addressSchema.safeParse(candidate);
    if (read.success) return read.data;
  }
  return null;
}

function imageOf(wire: WireEvent, alt: string, origins: readonly string[]): TouringEvent['image'] {
  const filename = wire.image ? readImageAddress(wire.image, origins) : null;
  if (filename === null) return null;
  const media = wire.mediaObject?.find(
    ({ contentUrl }) => readImageAddress(contentUrl, origins) === filename,
  );
  return { alt, filename, credit: plainLine(media?.copyrightHolder ?? '') };
}

function webAddress(text: string | null | undefined): string {
  const url = URL.parse(text?.trim() ?? '');
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : '';
}

const contactsOf = (
  kind: Contact['kind'],
  given: readonly (string | null | undefined)[] | null | undefined,
  label = '',
): Contact[] =>
  (given ?? [])
    .map((one) => ({ kind, address: kind === 'web' ? webAddress(one) : plainLine(one ?? ''), label }))
    .filter(({ address }) => address !== '');

function reachOf(
  { bookingInfo, contactPoint }: WireEvent,
  line: Line,
): Pick<TouringEvent, 'booking' | 'contacts'> {
  const { url, urlLabel, phone, email } = bookingInfo ?? {};
  const booking = [
    ...contactsOf('web', [url], line(urlLabel)),
    ...contactsOf('phone', [phone]),
    ...contactsOf('mail', [email]),
  ];
  const contacts = [
    ...contactsOf('web', contactPoint?.url),
    ...contactsOf('phone', contactPoint?.phone),
    ...contactsOf('mail', contactPoint?.email),
  ];
  const isKnown = ({ address }: Contact) => booking.some((one) => one.address === address);
  return { booking, contacts: contacts.filter((one) => !isKnown(one)) };
}

/** Null when it cannot be shown (requirements 3; docs.publiq.be, Search API). */
export function readEvent(raw: unknown, { detailPath, imageOrigins }: ReadOptions): ReadEvent | null {
  const parsed = wireEventSchema.safeParse(raw);
  if (!parsed.success) return null;
  const wire = parsed.data;
  const slug = slugOf(wire['@id']);
  if (slug === null) return null;
  const permanent = wire.calendarType === 'permanent';
  const language = languageOf(wire);
  const line = lineIn(language);
  const title = line(wire.name);
  const paragraphs = readParagraphs(wire.description?.get(language) ?? '');
  const dates = datesOf(wire, line);
  // What stands for its place then is none.
  const isOnline = wire.attendanceMode === 'online';
  const event: TouringEvent = {
    title,
    lang: language === 'nl' ? undefined : language,
    startDate: permanent ? null : (wire.startDate ?? dates[0]?.start ?? null),
    endDate: permanent ? null : (wire.endDate ?? dates.at(-1)?.end ?? null),
    image: imageOf(wire, title, imageOrigins),
    intro: plainText(paragraphs),
    paragraphs,
    slug,
    href: `/${detailPath}/${slug}`,
    location: isOnline ? '' : line(wire.location?.name),
    calendarType: wire.calendarType,
    dates,
    openingHours: wire.openingHours ?? [],
    happening: happeningOf(wire.status),
    reason: line(wire.status?.reason),
    soldOut: wire.bookingAvailability?.type === 'Unavailable',
    address: isOnline ? null : addressOf(wire.location),
    online: isOnline || wire.attendanceMode === 'mixed',
    organizer: line(wire.organizer?.name),
    tags: [...new Set((wire.labels ?? []).map((label) => plainLine(label).toLowerCase()))],
    ages: agesOf(wire.typicalAgeRange),
    prices: pricesOf(wire, line),
    ...reachOf(wire, line),
    bookingFrom: wire.bookingInfo?.availabilityStarts ?? null,
    bookingUntil: wire.bookingInfo?.availabilityEnds ?? null,
    onlineUrl: webAddress(wire.onlineUrl),
    createdAt: wire.created ?? wire.availableFrom ?? null,
    changedAt: wire.modified ?? wire.created ?? null,
  };
  const isApproved = PUBLIC.includes(wire.workflowStatus ?? '');
  return { event, publicFrom: (isApproved && wire.availableFrom) || null };
}
