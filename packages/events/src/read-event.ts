import { isObject, textOf } from '@inktvis/foundation/json';
import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import { type WireEvent, wireEventSchema } from './event-schema.ts';
import { readImageAddress } from './pictures.ts';
import { plainLine, plainText, readParagraphs } from './plain-text.ts';
import { slugOf } from './slug.ts';

type ReadOptions = {
  /** `inktvis-op-toer` */
  readonly detailPath: string;
  readonly imageOrigins: readonly string[];
};

/** `publicFrom` is null when it is not public at all. */
export type ReadEvent = Extract<ReturnType<typeof readEvent>, { readonly ok: true }>['value'];

type Immutable<T> = T extends Date
  ? T
  : T extends readonly (infer One)[]
    ? readonly Immutable<One>[]
    : { readonly [key in keyof T]: Immutable<T[key]> };

/** A touring event (requirements 3): plain texts without control characters, empty where the source has none. */
export type TouringEvent = Immutable<ReadEvent['event']>;
export type EventDate = TouringEvent['dates'][number];
export type OpeningHours = TouringEvent['openingHours'][number];
export type Weekday = OpeningHours['days'][number];

/** A way to book or to ask: a web address with `http(s)`, a telephone number or an e-mail address, as it was typed. */
export type Contact = {
  readonly kind: 'web' | 'phone' | 'mail';
  readonly address: string;
  readonly label: string;
};

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

/** As planned, without a new date yet, or not at all. */
const HAPPENING = {
  Available: 'scheduled',
  TemporarilyUnavailable: 'postponed',
  Unavailable: 'cancelled',
} as const;

const happeningOf = (status: Status) => HAPPENING[status?.type ?? 'Available'];

/** In order. A single event of an old record may only have a start and an end. */
function datesOf(wire: WireEvent, line: Line) {
  if (wire.calendarType === 'periodic' || wire.calendarType === 'permanent') return [];
  const own = { status: wire.status, bookingAvailability: wire.bookingAvailability };
  const whole = wire.startDate
    ? [{ startDate: wire.startDate, endDate: wire.endDate ?? undefined, ...own }]
    : [];
  return (wire.subEvent?.length ? wire.subEvent : whole)
    .map((date) => ({
      start: date.startDate,
      /** Equal to `start` when the organiser gave no end. */
      end: date.endDate && date.endDate > date.startDate ? date.endDate : date.startDate,
      // Cancelling the event cancels its dates; old records only say so at the top.
      happening: happeningOf(date.status?.type === 'Available' || !date.status ? wire.status : date.status),
      reason: line(date.status?.reason) || line(wire.status?.reason),
      soldOut: (date.bookingAvailability ?? wire.bookingAvailability)?.type === 'Unavailable',
    }))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

const pricesOf = ({ priceInfo }: WireEvent, line: Line) =>
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
function addressOf(location: WireEvent['location']) {
  const known = location?.address;
  if (!known) return null;
  for (const candidate of [known.nl, known[location.mainLanguage ?? 'nl'], known, ...Object.values(known)]) {
    const read = addressSchema.safeParse(candidate);
    if (read.success) return read.data;
  }
  return null;
}

/** `filename`: the address of the original at the source's image host; `resizedImageAddress` asks for a smaller one. */
function imageOf(wire: WireEvent, alt: string, origins: readonly string[]) {
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

/** How to book, the organiser's page first, and whom to ask where that is not how to book. */
function reachOf({ bookingInfo, contactPoint }: WireEvent, line: Line) {
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

/** `https://io.uitdatabank.be/event/…: subEvent.0.startDate: Invalid ISO datetime` */
function problemOf(raw: unknown, { issues: [issue] }: z.ZodError): string {
  const id = isObject(raw) ? textOf(raw['@id']) : '';
  return [id, issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
}

/** An error, in words for the log, when it cannot be shown (requirements 3; docs.publiq.be, Search API). */
export function readEvent(raw: unknown, { detailPath, imageOrigins }: ReadOptions) {
  const parsed = wireEventSchema.safeParse(raw);
  if (!parsed.success) return err(problemOf(raw, parsed.error));
  const wire = parsed.data;
  const slug = slugOf(wire['@id']);
  if (slug === null) return err(`${wire['@id']}: no event`);
  const permanent = wire.calendarType === 'permanent';
  const language = languageOf(wire);
  const line = lineIn(language);
  const title = line(wire.name);
  const paragraphs = readParagraphs(wire.description?.get(language) ?? '');
  const dates = datesOf(wire, line);
  // What stands for its place then is none.
  const isOnline = wire.attendanceMode === 'online';
  const event = {
    title,
    /** The language of its texts, `fr`, for the `lang` attribute; undefined for Dutch, which is taken where there is any. */
    lang: language === 'nl' ? undefined : language,
    /** The first instant of all dates; null for a permanent event. */
    startDate: permanent ? null : (wire.startDate ?? dates[0]?.start ?? null),
    endDate: permanent ? null : (wire.endDate ?? dates.at(-1)?.end ?? null),
    image: imageOf(wire, title, imageOrigins),
    intro: plainText(paragraphs),
    paragraphs,
    slug,
    href: `/${detailPath}/${slug}`,
    location: isOnline ? '' : line(wire.location?.name),
    calendarType: wire.calendarType,
    /** Every date in order; empty for periodic and permanent events. */
    dates,
    /** When a periodic or permanent event is open, in Brussels wall time; empty means always. */
    openingHours: wire.openingHours ?? [],
    happening: happeningOf(wire.status),
    reason: line(wire.status?.reason),
    soldOut: wire.bookingAvailability?.type === 'Unavailable',
    address: isOnline ? null : addressOf(wire.location),
    online: isOnline || wire.attendanceMode === 'mixed',
    organizer: line(wire.organizer?.name),
    /** Labels that may be shown, lower case. */
    tags: [...new Set((wire.labels ?? []).map((label) => plainLine(label).toLowerCase()))],
    /** In years; null means no limit. */
    ages: agesOf(wire.typicalAgeRange),
    /** In euro, the dearest first: 0 is free, none is unknown. Without what holders of a card pay. */
    prices: pricesOf(wire, line),
    ...reachOf(wire, line),
    /** From when until when it can be booked; null: always. */
    bookingFrom: wire.bookingInfo?.availabilityStarts ?? null,
    bookingUntil: wire.bookingInfo?.availabilityEnds ?? null,
    /** Where an online event takes place: an `http(s)` address; empty when it is not known. */
    onlineUrl: webAddress(wire.onlineUrl),
    /** When the organiser created it or, when that is unknown, since when it is public. */
    createdAt: wire.created ?? wire.availableFrom ?? null,
    changedAt: wire.modified ?? wire.created ?? null,
  };
  const isApproved = PUBLIC.includes(wire.workflowStatus ?? '');
  return ok({ event, publicFrom: (isApproved && wire.availableFrom) || null });
}
