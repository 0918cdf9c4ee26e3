import type { Story } from '@inktvis/content';
import { ACCESS } from '@inktvis/content/vocabularies';
import { formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { experience as words } from '@inktvis/messages/experience';
import { fill } from '@inktvis/messages/fill';
import type { AccessName } from '@inktvis/programme/access';
import { ACCESS_NAMES, accessLabels, itemAccess } from '@inktvis/programme/access';
import { type Occurrence, startDay } from '@inktvis/programme/occurrences';

/** More dates than this are not listed in a sentence. */
const MAX_DATES = 3;

const linesOf = (notes: string): string[] =>
  notes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A line that repeats the sign, `Ringleiding` or `Rolstoelvriendelijk`, adds nothing to it. */
const repeats = (name: AccessName, line: string): boolean =>
  !line.includes(' ') || line === accessLabels[name];

const asSentence = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

/** The times that take place; of an experience that is cancelled altogether, all of them. */
function takingPlace(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const open = occurrences.filter(({ content }) => !content.flags.includes('geannuleerd'));
  return open.length > 0 ? open : occurrences;
}

/** The facts that hold whenever an experience takes place. */
export function accessOfAll(
  experience: Story<'experience'>,
  occurrences: readonly Occurrence[],
): readonly AccessName[] {
  const times = takingPlace(occurrences);
  if (times.length === 0) return itemAccess(experience, null);
  return ACCESS_NAMES.filter((name) => times.every((one) => itemAccess(experience, one).includes(name)));
}

/** `Enkel op 26.10 om 14.30 uur.` */
function onlyWhen(times: readonly Occurrence[]): string {
  if (times.length > MAX_DATES) return words.access_some;
  const dates = times.map((one) =>
    fill(words.access_moment, {
      day: formatDayNumber(startDay(one)),
      time: formatTime(one.content.startDate),
    }),
  );
  return fill(words.access_only, { moments: dates.join(', ') });
}

function placesOf(experience: Story<'experience'>, times: readonly Occurrence[]): Story<'location'>[] {
  const own = experience.content.location;
  const all = times.length === 0 ? [own] : times.map(({ content }) => content.location ?? own);
  return [...new Map(all.flatMap((place) => (place ? [[place.uuid, place] as const] : []))).values()];
}

/** The access of an experience over all its times and places: each fact with a sentence, and what else the editors wrote. */
export function accessFacts(experience: Story<'experience'>, occurrences: readonly Occurrence[]) {
  const times = takingPlace(occurrences);
  const always = accessOfAll(experience, occurrences);
  const places = placesOf(experience, times).map(({ content }) => ({
    title: content.title,
    notes: linesOf(content.accessNotes),
  }));
  const own = linesOf(experience.content.accessNotes);
  // Of several places each has its own words: those stay with the place.
  const ofPlace = places.length === 1 ? (places[0]?.notes ?? []) : [];
  const used = new Set<string>();
  const facts = ACCESS_NAMES.flatMap((name) => {
    const having = times.filter((one) => itemAccess(experience, one).includes(name));
    if (!always.includes(name)) return having.length > 0 ? [{ name, sentence: onlyWhen(having) }] : [];
    // Lines that speak of it: the editors' own words go before ours.
    const about = [...own, ...ofPlace].filter((line) => line.toLowerCase().includes(name));
    for (const line of about) if (repeats(name, line)) used.add(line);
    const line = about.find((one) => !used.has(one));
    if (line) used.add(line);
    return [{ name, sentence: line ? asSentence(line) : ACCESS.values[name].sentence }];
  });
  const left = (line: string) => !used.has(line);
  return {
    facts,
    notes: own.filter(left),
    places: places
      .map(({ title, notes }) => ({ title, text: notes.filter(left).map(asSentence).join(' ') }))
      .filter(({ text }) => text !== ''),
  };
}
