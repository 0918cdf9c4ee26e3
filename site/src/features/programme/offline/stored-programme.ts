import type { Block, Content, Story, TypeName } from '@inktvis/content';
import type { FilterItems } from '@inktvis/content/client';
import { type ReadItem, readDocument } from '@inktvis/programme/export/read-document';
import type { Facets } from '@inktvis/programme/filters/facets';
import type { Occurrence } from '@inktvis/programme/occurrences';
import type { Person } from '@inktvis/programme/people/people';
import type { StripDay } from '../../../blocks/date-strip/date-strip.ts';

/** The programme as it was stored in the browser: its items, and what they can be filtered by. */
type StoredProgramme = {
  readonly programme: readonly Occurrence[];
  readonly filterItems: FilterItems;
};

/** What the page that is open knows and `/programma.json` does not: the order of days and of filter values. */
type Known = { readonly days: readonly StripDay[]; readonly facets: Facets };

/** A story of which only some fields are known. */
function story<T extends TypeName>(type: T, slug: string, content: Partial<Content<T>>): Story<T> {
  return {
    type,
    uuid: slug,
    name: slug,
    slug,
    fullSlug: slug,
    href: `/${slug}`,
    createdAt: null,
    publishedAt: null,
    firstPublishedAt: null,
    tags: [],
    isIncomplete: false,
    editable: undefined,
    content,
  } as unknown as Story<T>;
}

/** A person as a block of the content model. */
const personBlock = ({ givenName, surname, role, signs }: Person): Block<'person'> => ({
  type: 'person',
  id: '',
  editable: undefined,
  givenName,
  surname,
  role,
  signs,
});

/** Stories of one type by slug, each made once. */
function once<T>(make: (slug: string, title: string) => T) {
  const known = new Map<string, T>();
  return (slug: string, title: string): T => {
    const found = known.get(slug) ?? make(slug, title);
    known.set(slug, found);
    return found;
  };
}

/**
 * The stories that the lists are made of, from the response of `/programma.json` of our own site. Pictures are not in
 * it. Null when it is no programme.
 */
export function readStoredProgramme(document: unknown, { days, facets }: Known): StoredProgramme | null {
  const items = readDocument(document);
  if (!items) return null;
  const icons = new Map(facets.theme.map(({ slug, icon }) => [slug, icon]));
  const theme = once((slug, title) =>
    story('theme', slug, { title, icon: (icons.get(slug) ?? null) as Content<'theme'>['icon'] }),
  );
  const type = once((slug, title) => story('type', slug, { title, plural: '' }));
  const location = once((slug, title) => story('location', slug, { title, hall: '', access: [] }));
  const experiences = new Map<string, Story<'experience'>>();

  function experienceOf(item: ReadItem): Story<'experience'> | null {
    if (item.experience === null) return null;
    const known = experiences.get(item.experience);
    if (known) return known;
    const made = {
      ...story('experience', item.href.slice(1), {
        image: null,
        title: item.title,
        shortTitle: item.shortTitle,
        theme: [],
        type: null,
        location: null,
        date: null,
        startDate: null,
        access: [],
        age: item.age,
        people: [],
        dropIn: false,
      }),
      uuid: item.experience,
    };
    experiences.set(item.experience, made);
    return made;
  }

  const programme = items.map((item): Occurrence => {
    const { title, start, end, previousStart, previousLocation, flags, access, note } = item;
    return {
      ...story('program', item.uuid, {
        startDate: start,
        endDate: end,
        experience: experienceOf(item),
        location: item.location && location(item.location.slug, item.location.title),
        type: item.type && type(item.type.slug, item.type.title),
        theme: item.themes.map(({ slug, title: name }) => theme(slug, name)),
        dropIn: item.dropIn,
        access: [...access],
        people: item.people.map(personBlock),
        flags: [...flags],
        previousStart,
        previousLocation: previousLocation && location(previousLocation.slug, previousLocation.title),
        note,
      }),
      name: title,
    };
  });
  return {
    programme,
    filterItems: {
      themes: facets.theme.map(({ slug, label }) => theme(slug, label)),
      types: facets.type.map(({ slug, label }) => type(slug, label)),
      locations: facets.location.map(({ slug, label }) => location(slug, label)),
      days: days.map(({ day, href }) => ({ ...story('date_overview', href.slice(1), { date: day }), href })),
    },
  };
}
