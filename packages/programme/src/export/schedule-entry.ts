import type { Story } from '@inktvis/content';
import type { Globals } from '@inktvis/content/client';
import { brusselsDay, formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { cast } from '@inktvis/messages/cast';
import { entry as entryWords } from '@inktvis/messages/entry';
import { fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { accessLabels, itemAccess } from '../access.ts';
import { type EntryTerms, entryLine, entryOf, entryTerms } from '../entry.ts';
import { endOf, locationOf, type Occurrence, occurrenceKey, titleOf } from '../occurrences.ts';
import { BOOKING_PARAMETER, PROGRAMME_PATH } from '../paths.ts';
import { fullName, itemPeople, type Person } from '../people/people.ts';
import { itemThemes, previousStartOf, previousTime } from '../programme-item.ts';
import { announcedStatuses, type StatusName, statusLabels } from '../status.ts';

type Participant = Person & { readonly name: string };

const named = ({ slug, content }: Story<'type'> | Story<'location'> | Story<'theme'>) => ({
  slug,
  title: withoutSoftHyphens(content.title),
});

/** `hall` is empty when it is not given. */
const place = (story: Story<'location'> | null) =>
  story && { ...named(story), hall: withoutSoftHyphens(story.content.hall) };

/** What is withdrawn takes its date along, and this must not go back: the version of the space counts too. */
function lastChange(stories: readonly (Story | null)[], version: number | null): Date | null {
  const times = stories.flatMap((story) => story?.publishedAt?.getTime() ?? []);
  if (version !== null) times.push(version * 1000);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/** With everything encoded that has to be. */
export const absolute = (base: string, href: string): string => new URL(base + href).href;

/** `Met Leonie Letterzetter (verteller), Jef Jambe`, and who signs. */
function peopleRemarks(people: readonly Participant[]): string[] {
  const namesOf = (ones: readonly Participant[]) =>
    ones.map(({ name, role }) => (role ? `${name} (${role})` : name)).join(', ');
  const signing = people.filter(({ signs }) => signs);
  const others = people.filter(({ signs }) => !signs);
  return [
    ...(others.length > 0 ? [fill(cast.with, { names: namesOf(others) })] : []),
    ...(signing.length > 0 ? [fill(cast.signing, { names: namesOf(signing) })] : []),
  ];
}

/** How one gets in just before it begins, and from when that can be booked: a calendar keeps the words for weeks. */
function entryRemarks(occurrence: Occurrence): string[] {
  const { startDate, experience } = occurrence.content;
  const entry = entryOf(experience, occurrence, new Date(startDate.getTime() - 1));
  const { state, bookingFrom, bookingUrl, waitingList } = entry;
  const line = entryLine(entry);
  if (!line) return [];
  const href = state === 'book' ? bookingUrl : state === 'waiting' ? waitingList : '';
  const opens = bookingFrom && `${formatDayNumber(brusselsDay(bookingFrom))}, ${formatTime(bookingFrom)} uur`;
  return [
    [line.words, href].filter(Boolean).join(': '),
    ...(opens && state === 'book' ? [fill(entryWords.opens, { day: opens })] : []),
  ];
}

const AVAILABILITY: readonly StatusName[] = ['off', 'sold', 'back', 'last'];

function remarksOf(occurrence: Occurrence, people: readonly Participant[]): string[] {
  const { experience, flags, startDate, previousLocation, dropIn, note } = occurrence.content;
  const location = locationOf(occurrence);
  const remarks = peopleRemarks(people);
  const availability = announcedStatuses(occurrence).find((name) => AVAILABILITY.includes(name));
  if (availability) remarks.push(statusLabels[availability]);
  const previous = previousTime(occurrence);
  if (previous) {
    const current = previous.includes(',')
      ? `${formatDayNumber(brusselsDay(startDate))}, ${formatTime(startDate)}`
      : formatTime(startDate);
    remarks.push(`${statusLabels.time}: ${fill(states.ander_uur_detail, { previous, current })}`);
  }
  if (flags.includes('ander-podium') && previousLocation && location) {
    const detail = { previous: previousLocation.content.title, current: location.content.title };
    remarks.push(`${statusLabels.place}: ${fill(states.ander_podium_detail, detail)}`);
  }
  if (dropIn || experience?.content.dropIn) remarks.push(states.doorlopend);
  if (note) remarks.push(note);
  remarks.push(...entryRemarks(occurrence));
  const access = itemAccess(experience, occurrence)
    .map((name) => accessLabels[name])
    .join(', ');
  if (access) remarks.push(access);
  return remarks.map(withoutSoftHyphens);
}

/** A programme item as it leaves the site; what it does not say itself is that of its experience. `version`: in seconds. */
export function scheduleEntry(occurrence: Occurrence, base: string, version: number | null = null) {
  const { content } = occurrence;
  const { experience, flags } = content;
  const location = locationOf(occurrence);
  const type = content.type ?? experience?.content.type ?? null;
  const themes = itemThemes(experience, occurrence);
  const people = itemPeople(experience, occurrence).map((person) => ({ ...person, name: fullName(person) }));
  return {
    id: occurrenceKey(occurrence),
    uuid: occurrence.uuid,
    /** Null when its experience is gone. */
    experience: experience?.uuid ?? null,
    url: absolute(base, experience?.href ?? PROGRAMME_PATH),
    title: withoutSoftHyphens(titleOf(occurrence)),
    shortTitle: withoutSoftHyphens(experience?.content.shortTitle ?? ''),
    intro: withoutSoftHyphens(experience ? experience.content.intro || experience.content.previewText : ''),
    remarks: remarksOf(occurrence, people),
    start: content.startDate,
    end: endOf(occurrence),
    dropIn: content.dropIn || (experience?.content.dropIn ?? false),
    type: type && named(type),
    location: place(location),
    themes: themes.map((theme) => ({ ...named(theme), icon: theme.content.icon })),
    access: itemAccess(experience, occurrence),
    /** How one gets in; null on tour. */
    entry: entryTerms(experience, occurrence) as EntryTerms | null,
    /** As far as it is known. */
    placesLeft: content.placesLeft,
    /** In the words of the editors: `8+`; empty for all ages. */
    age: withoutSoftHyphens(experience?.content.age.trim() ?? ''),
    people,
    flags,
    previousStart: previousStartOf(occurrence),
    previousLocation: flags.includes('ander-podium') ? place(content.previousLocation) : null,
    note: withoutSoftHyphens(content.note),
    created: occurrence.createdAt,
    /** When anything in it last changed. */
    updated: lastChange(
      [occurrence, experience, location, content.previousLocation, type, ...themes],
      version,
    ),
  };
}

/** The hour from which an item can be booked, as an item of its own; none when it cannot. */
export function bookingEntries(
  occurrence: Occurrence,
  ...where: [base: string, version: number | null]
): ReturnType<typeof scheduleEntry>[] {
  const { experience, startDate } = occurrence.content;
  const { bookingFrom } = entryTerms(experience, occurrence);
  if (!bookingFrom) return [];
  const { state } = entryOf(experience, occurrence, new Date(bookingFrom.getTime() - 1));
  if (state !== 'later') return [];
  const entry = scheduleEntry(occurrence, ...where);
  return [
    {
      ...entry,
      uuid: `${entry.uuid}-${BOOKING_PARAMETER}`,
      title: fill(entryWords.opens_title, { title: entry.title }),
      intro: `${formatDayNumber(brusselsDay(startDate))}, ${formatTime(startDate)} uur`,
      start: bookingFrom,
      end: null,
      location: null,
    },
  ];
}

/** The address in the foot of every page, up to the first empty line, on one line. */
export const venueOf = ({ footer }: Globals): string =>
  (footer?.content.address ?? '')
    .trim()
    .split(/\r?\n\s*\r?\n/, 1)
    .join()
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
