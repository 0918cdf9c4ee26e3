import type { Story } from '@inktvis/content';
import { formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { cast as words } from '@inktvis/messages/cast';
import { fill } from '@inktvis/messages/fill';
import { type Occurrence, phaseOf, startDay } from '@inktvis/programme/occurrences';
import { nameList } from '@inktvis/programme/people/name-list';
import { fullName, itemPeople, personHref } from '@inktvis/programme/people/people';
import { itemFacts } from '@inktvis/programme/programme-item';

/** A name on the ticket; `href` leads to the list of all names. */
export type CastName = {
  readonly slug: string;
  readonly name: string;
  readonly href: string | null;
  /** What they do, or where and when they sign. */
  readonly note: string;
};

/** The people of this occurrence, and those who sign, here or soon somewhere else. */
export type Cast = { readonly with: readonly CastName[]; readonly signing: readonly CastName[] };

/** `zaterdag 26.10 om 16.00 uur, Beurshal`: the next time this person signs somewhere else. */
function signsElsewhere(
  slug: string,
  story: Story<'experience'>,
  programme: readonly Occurrence[],
  now: Date,
): string | null {
  const appearance = nameList(programme)
    .find((person) => person.slug === slug)
    ?.appearances.find(
      ({ signs, occurrence }) =>
        signs &&
        occurrence.content.experience?.uuid !== story.uuid &&
        !occurrence.content.flags.includes('geannuleerd') &&
        phaseOf(occurrence, now) !== 'past',
    );
  if (!appearance) return null;
  const { occurrence } = appearance;
  const when = fill(words.signs_at, {
    day: formatDayNumber(startDay(occurrence)),
    time: formatTime(occurrence.content.startDate),
  });
  return [when, itemFacts(occurrence.content.experience, occurrence).placeLabel].filter(Boolean).join(', ');
}

/**
 * The names of the occurrence on the ticket. Where all sign there is no "with"; a name without any occurrence in the
 * programme is in no list, and has no link.
 */
export function castOf(
  story: Story<'experience'>,
  shown: Occurrence | null,
  programme: readonly Occurrence[],
  now: Date,
): Cast {
  const people = itemPeople(story, shown);
  const named = (person: (typeof people)[number], note: string): CastName => ({
    slug: person.slug,
    name: fullName(person),
    href: shown && personHref(person.slug),
    note,
  });
  const elsewhere = people
    .filter(({ signs }) => !signs)
    .flatMap((person) => {
      const where = signsElsewhere(person.slug, story, programme, now);
      return where === null ? [] : named(person, where);
    });
  const here = people.filter(({ signs }) => signs);
  return {
    with: here.length === people.length ? [] : people.map((person) => named(person, person.role ?? '')),
    signing: [...here.map((person) => named(person, person.role ?? '')), ...elsewhere],
  };
}
