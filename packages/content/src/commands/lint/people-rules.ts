import { isObject, listOf, textOf } from '@inktvis/foundation/json';
import { areApart } from '@inktvis/foundation/letters-apart';
import { slugOf } from '@inktvis/foundation/slug';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import type { Entry } from '../folder/read-folder.ts';
import { everyEntry, finding, nameOf, ofType, type Rule } from './finding.ts';
import { clock, itemsOf, overlapping, takesPlace } from './programme-rules.ts';

/** To walk from one hall to another; ms. */
const WALK = 10 * 60_000;

type Person = { readonly entry: Entry; readonly name: string; readonly slug: string };

/** As visitors see them: the same slug is the same person (requirements 3). */
function peopleOf(entry: Entry | undefined): readonly Person[] {
  if (!entry) return [];
  const list = listOf(entry.story.content.people);
  return list.filter(isObject).flatMap(({ given_name, surname }) => {
    const full = withoutSoftHyphens(`${textOf(given_name)} ${textOf(surname)}`);
    const name = full.replace(/\s+/g, ' ').trim();
    const slug = slugOf(name);
    return slug ? [{ entry, name, slug }] : [];
  });
}

/** Nobody is at two moments at once, or in the next hall before they can have walked there. Those that go on all day do not count. */
export const people: Rule = (folder) => {
  const byUuid = new Map([...folder.drafts, ...folder.published].map((entry) => [entry.story.uuid, entry]));
  const appearances = itemsOf(folder).flatMap((item) => {
    const { content } = item.entry.story;
    const experience = byUuid.get(textOf(content.experience));
    const general = experience?.story.content;
    if (!takesPlace(item) || content.drop_in === true || general?.drop_in === true) return [];
    const place = textOf(content.location) || textOf(general?.location);
    const hall = textOf(byUuid.get(place)?.story.content.hall) || place;
    const own = peopleOf(item.entry);
    const present = own.length > 0 ? own : peopleOf(experience);
    return present.map(({ name, slug }) => ({ ...item, hall, name, slug }));
  });
  return [...Map.groupBy(appearances, ({ slug }) => slug).values()].flatMap((own) =>
    [...overlapping(own, WALK)].flatMap(([one, other]) => {
      const isAtOnce = other.from < Math.max(one.until, one.from + 1);
      if (!isAtOnce && (one.hall === other.hall || !one.hall || !other.hall)) return [];
      const before = `${nameOf(one.entry)} (${clock(one.from)} tot ${clock(one.until)})`;
      const text = isAtOnce
        ? `${other.name} is dan ook bij ${before}; verplaats een van beide of haal de naam weg`
        : `${other.name} komt van ${before} in een andere hal; laat er tien minuten tussen`;
      return [finding(other.entry, 'people', text)];
    }),
  );
};

const lettersOf = (slug: string): string => slug.replaceAll('-', '');

/** A word, and what is left of it without up to `most` of its letters: two words that are so many apart share one of these. */
function* withoutLetters(word: string, most: number, from = 0): Generator<string> {
  yield word;
  for (let at = from; most > 0 && at < word.length; at += 1)
    yield* withoutLetters(word.slice(0, at) + word.slice(at + 1), most - 1, at);
}

/**
 * Names that are one or two letters apart, where one has a word that no other name has: of two frequent names
 * (Tim and Tom Peeters) each is somebody. Editors list who is somebody else.
 */
export const names: Rule = (folder) => {
  const named = ofType(everyEntry(folder), 'experience', 'program').toReversed().flatMap(peopleOf);
  const everybody = [...new Map(named.map((one) => [one.slug, one])).values()];
  const words = everybody.flatMap(({ slug }) => slug.split('-')).toSorted();
  const single = new Set(words.filter((word, at) => word !== words[at - 1] && word !== words[at + 1]));
  const isRare = ({ slug }: Person) => slug.split('-').some((word) => single.has(word));
  const different = ofType(everyEntry(folder), 'default_date_overview')
    .flatMap(({ story }) => textOf(story.content.different_people).split('\n'))
    .map((line) => new Set(line.split(',').map(slugOf)));

  const near = new Map<string, Person[]>();
  return everybody
    .toSorted((a, b) => Number(isRare(b)) - Number(isRare(a)))
    .flatMap((person) => {
      const { slug } = person;
      const letters = lettersOf(slug);
      const rests = [...new Set(withoutLetters(letters, 2))];
      const others = new Set(rests.flatMap((rest) => near.get(rest) ?? []));
      if (isRare(person)) for (const rest of rests) near.set(rest, [...(near.get(rest) ?? []), person]);
      const most = Math.min(2, Math.floor(letters.length / 4));
      return [...others]
        .filter((other) => areApart(letters, lettersOf(other.slug), most))
        .filter((other) => !different.some((line) => line.has(slug) && line.has(other.slug)))
        .map((other) => {
          const text = `'${other.name}' lijkt op '${person.name}' (${nameOf(person.entry)}); schrijf het gelijk, of zet beide bij 'Is iemand anders' van het programma`;
          return finding(other.entry, 'people', text);
        });
    });
};

/** An experience is made once, with a moment for each time. */
export const doubles: Rule = (folder) => {
  const made = new Map<string, Entry>();
  return ofType(everyEntry(folder), 'experience').flatMap((entry) => {
    const slugs = new Set(peopleOf(entry).map(({ slug }) => slug));
    const title = slugOf(withoutSoftHyphens(textOf(entry.story.content.title)));
    const key = [title, ...[...slugs].sort()].join(' ');
    const first = made.get(key) ?? entry;
    made.set(key, first);
    if (first.story.uuid === entry.story.uuid) return [];
    const text = `heeft de titel en de namen van ${nameOf(first)}; houd één beleving, met alle momenten`;
    return [finding(entry, 'title', text)];
  });
};
