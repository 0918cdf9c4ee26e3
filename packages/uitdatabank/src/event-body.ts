import type { Experience, Story } from '@inktvis/content';
import { readAge } from '@inktvis/content/age';
import type { AccessName, ThemeIcon } from '@inktvis/content/vocabularies';
import { brusselsDay, formatDayFull, formatTime, offsetTime } from '@inktvis/foundation/brussels';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { capital } from '@inktvis/messages/fill';
import { ACCESS_NAMES, itemAccess } from '@inktvis/programme/access';
import { entryTerms, isBooked, type Price } from '@inktvis/programme/entry';
import { absolute, scheduleEntry } from '@inktvis/programme/export/schedule-entry';
import { endOf, endTime, locationOf, type Occurrence } from '@inktvis/programme/occurrences';
import { announcedStatuses } from '@inktvis/programme/status';
import { type EventBody, eventSchema, fieldWord, MAX_NAME } from './event-schema.ts';
import type { Settings } from './settings.ts';

/** Terms of taxonomy.uitdatabank.be. A course with open sessions stays in calendars until its last one. */
const TYPES: Readonly<Record<string, string>> = {
  lezing: '0.3.2.0.0',
  debat: '0.3.2.0.0',
  signeersessie: '0.3.2.0.0',
  voorleessessie: '0.3.2.0.0',
  voorstelling: '0.55.0.0.0',
  workshop: '0.3.1.0.1',
};
/** All other themes are literature. */
const THEMES: { readonly [icon in ThemeIcon]?: string } = { society: '1.37.2.0.0', strips: '1.10.8.0.0' };
const LITERATURE = '1.10.0.0.0';
const themeTerm = ({ content: { icon } }: Story<'theme'>) => (icon && THEMES[icon]) ?? LITERATURE;
export const FACILITIES: { readonly [name in AccessName]: string } = {
  rolstoel: '3.27.0.0.0',
  ringleiding: '3.17.1.0.0',
  gebarentaal: '3.33.0.0.0',
  prikkelarm: 'H28fcfRKFQAQs00K9NF9hh',
};

/** An experience with its moments by start, at least one; `text` is what its body says. */
export type Listed = {
  readonly experience: Experience;
  readonly moments: readonly Occurrence[];
  readonly text: string;
};

export type Made = {
  readonly body: EventBody;
  /** Terms of what every moment has. */
  readonly facilities: readonly string[];
  /** What an editor should know, in Dutch. */
  readonly notes: readonly string[];
};

function subEventOf(moment: Occurrence): EventBody['subEvent'][number] {
  const { startDate, placesLeft: left, note } = moment.content;
  const statuses = announcedStatuses(moment);
  const isOff = statuses.includes('off');
  const isFree = !isOff && !statuses.includes('sold');
  const capacity = locationOf(moment)?.content.capacity ?? 0;
  return {
    startDate: offsetTime(startDate),
    endDate: offsetTime(new Date(endTime(moment))),
    status: {
      type: isOff ? 'Unavailable' : 'Available',
      ...(isOff && note && { reason: { nl: withoutSoftHyphens(note) } }),
    },
    bookingAvailability: {
      type: isFree ? 'Available' : 'Unavailable',
      ...(capacity > 0 && { capacity }),
      ...(isFree && left && left <= capacity && { remainingCapacity: left }),
    },
  };
}

/** Plain text: what holds for every moment once, and where each is, since the place of an event is a building. */
function descriptionOf({ moments, text }: Listed, base: string, page: string): string {
  const entries = moments.map((moment) => scheduleEntry(moment, base));
  const isShared = (remark: string) => entries.every(({ remarks }) => remarks.includes(remark));
  const lines = entries.map(({ start, location, remarks }) => {
    const when = `${capital(formatDayFull(brusselsDay(start)))}, ${formatTime(start)} uur`;
    const place = [location?.title, location?.hall].filter(Boolean).join(', ');
    return [when, place, ...remarks.filter((one) => !isShared(one))].filter(Boolean).join(' · ');
  });
  const shared = entries[0]?.remarks.filter(isShared).join('\n');
  const parts = [entries[0]?.intro, withoutSoftHyphens(text), shared, lines.join('\n'), page];
  return parts.filter(Boolean).join('\n\n').replaceAll('\r', '');
}

/** The base first, for which the service has a name of its own. */
function pricesOf(prices: readonly Price[]) {
  const base = prices.find(({ name }) => name === '') ?? prices[0];
  const ordered = base ? [base, ...prices.filter((one) => one !== base)] : undefined;
  return ordered?.map((one) => ({
    category: one === base ? 'base' : 'tariff',
    name: { nl: one === base ? 'Basistarief' : one.name },
    price: one.amount,
    priceCurrency: 'EUR',
  }));
}

/** To the shop, or to the page when moments have addresses of their own. */
function bookingOf({ experience, moments }: Listed, page: string) {
  const booked = moments.map((moment) => entryTerms(experience, moment)).filter(isBooked);
  const addresses = new Set(booked.map(({ bookingUrl }) => bookingUrl).filter(Boolean));
  const from = booked.map(({ bookingFrom }) => bookingFrom?.getTime() ?? 0);
  if (addresses.size === 0) return undefined;
  return {
    url: addresses.size > 1 ? page : [...addresses][0],
    urlLabel: { nl: 'Reserveer plaatsen' },
    ...(Math.min(...from) > 0 && { availabilityStarts: offsetTime(new Date(Math.min(...from))) }),
    availabilityEnds: offsetTime(moments.at(-1)?.content.startDate ?? new Date(0)),
  };
}

/** The event of an experience (docs.publiq.be, Entry API); the error says in Dutch why there can be none. */
export function eventOf(listed: Listed, mapping: Settings['mapping']): Result<Made, string> {
  const { experience, moments } = listed;
  const { content } = experience;
  const title = withoutSoftHyphens(content.title);
  const name = title.length > MAX_NAME ? withoutSoftHyphens(content.shortTitle) : title;
  if (!name) return err(`de titel telt ${title.length} tekens, meer dan ${MAX_NAME}; geef een korte titel`);
  const slug = content.type?.slug ?? '';
  const type = mapping.types[slug] ?? TYPES[slug];
  if (!type) return err(`het type '${slug}' heeft geen term; zet er een in UIT_TYPES`);
  const [theme, ...others] = content.theme;
  const age = readAge(content.age);
  const page = absolute(mapping.base, experience.href);
  const parsed = eventSchema.safeParse({
    mainLanguage: 'nl',
    name: { nl: name },
    description: { nl: descriptionOf(listed, mapping.base, page) },
    terms: [{ id: type, domain: 'eventtype' }, ...(theme ? [{ id: themeTerm(theme), domain: 'theme' }] : [])],
    location: { '@id': mapping.place },
    organizer: mapping.organizer && { '@id': mapping.organizer },
    calendarType: moments.length > 1 ? 'multiple' : 'single',
    subEvent: moments.map(subEventOf),
    workflowStatus: 'READY_FOR_VALIDATION',
    typicalAgeRange: age ? `${age.from || ''}-${age.to ?? ''}` : undefined,
    priceInfo: pricesOf(entryTerms(experience, null).prices),
    bookingInfo: bookingOf(listed, page),
    contactPoint: { phone: [], email: [], url: [page] },
    labels: [mapping.label, ...others.map((one) => withoutSoftHyphens(one.content.title))],
    hiddenLabels: [`${mapping.product}-${experience.uuid}`],
  });
  const issue = parsed.error?.issues[0];
  if (!parsed.success) return err(`${fieldWord(String(issue?.path[0]))}: ${issue?.message}`);
  const holds = (access: AccessName) => moments.every((one) => itemAccess(experience, one).includes(access));
  const notes = [
    name !== title && 'de titel is er te lang; de korte titel staat er',
    !moments.every(endOf) && 'een moment zonder einde duurt er een uur',
    !age && `de leeftijd '${content.age}' is niet te lezen en staat er niet`,
  ].filter((note) => note !== false);
  return ok({
    // As it comes back from a file: what is not known is not there, and stays as others have it.
    body: JSON.parse(JSON.stringify(parsed.data)),
    facilities: ACCESS_NAMES.filter(holds).map((access) => FACILITIES[access]),
    notes,
  });
}
