import { formatTime, parseWallTime } from '@inktvis/foundation/brussels';
import type { JsonObject } from '@inktvis/foundation/json';
import { fixedStories } from '../../../model/fixed-stories.ts';
import { definitions, model } from '../../../model/index.ts';
import { readRedirects } from '../../../redirects.ts';
import { fieldsOf, linkedUuid, textOf } from '../../folder/json.ts';
import { readFolder } from '../../folder/read-folder.ts';
import { counted, type Line, listed } from '../line.ts';
import { type CheckedStory, objectsOf } from '../reading.ts';

const HOW = 'Maak het in de redactie, of laat het maken: npm run content -- start <map>.';

/** The stories that the site reads at an address of its own are there, published, and of the right type. */
export const fixed: Line = {
  id: 'fixed-stories',
  title: 'Verhalen die de site niet kan missen',
  async run({ settings, space }) {
    const [{ bySlug, complete }, { stories }] = await Promise.all([space.links(), space.stories()]);
    const typeOf = new Map(stories.map(({ uuid, content }) => [uuid, content.component]));
    const wrong = fixedStories(settings.product).flatMap(({ slug, type }) => {
      const label = model[type]?.label ?? type;
      const link = bySlug.get(slug);
      if (!link) return complete ? [`Verhaal '${slug}' (${label}) ontbreekt. ${HOW}`] : [];
      if (!link.published) return [`Verhaal '${slug}' (${label}) is niet gepubliceerd: publiceer het.`];
      const found = typeOf.get(link.uuid);
      return found === undefined || found === type
        ? []
        : [
            `Verhaal '${slug}' is een '${found}', maar de site verwacht een '${type}' (${label}): maak het opnieuw.`,
          ];
    });
    return { wrong };
  },
};

/** The lists that the model takes choices from. */
const LISTS = new Set(
  definitions.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ cms }) => textOf(cms.datasource_slug) || []),
  ),
);

/** Every value that stories hold of a list, with a story that has it. */
function chosen(stories: readonly CheckedStory[], list: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { object, slug } of objectsOf(stories)) {
    for (const [name, { cms }] of fieldsOf(object)) {
      if (cms.datasource_slug !== list) continue;
      for (const value of [object[name]].flat()) if (textOf(value)) found.set(textOf(value), slug);
    }
  }
  return found;
}

/** The lists that editors extend are there, and hold what was chosen from them. */
export const lists: Line = {
  id: 'lists',
  title: 'Keuzelijsten',
  async run({ space }) {
    const { stories } = await space.stories();
    const wrong: string[] = [];
    for (const list of LISTS) {
      const values = new Set(await space.entries(list));
      if (values.size === 0) {
        wrong.push(`Lijst '${list}' ontbreekt of is leeg: maak ze onder Datasources, met die slug.`);
        continue;
      }
      const lost = [...chosen(stories, list)].filter(([value]) => !values.has(value));
      if (lost.length === 0) continue;
      const where = listed(lost.map(([value, slug]) => `'${value}' (${slug})`));
      wrong.push(`In lijst '${list}' staat niet: ${where}. Voeg het toe aan de lijst of kies iets anders.`);
    }
    return { wrong };
  },
};

/** The uuids that an object refers to: relations of the model, links, and links in texts. */
function* uuidsOf(object: JsonObject): Generator<string> {
  for (const [name, { refersTo }] of fieldsOf(object)) {
    if (refersTo) yield* [object[name]].flat().map(textOf);
  }
  yield linkedUuid(object) ?? '';
}

type Reference = { readonly uuid: string; readonly slug: string };

/** References that lead to no story, and the story that each is in. */
const deadIn = (stories: readonly CheckedStory[], known: ReadonlySet<string>): Reference[] =>
  [...objectsOf(stories)].flatMap(({ object, slug }) =>
    [...uuidsOf(object)].flatMap((uuid) => (uuid === '' || known.has(uuid) ? [] : [{ uuid, slug }])),
  );

/** Every reference leads to a story of this space. After a push some may still lead to the space that they came from. */
export const references: Line = {
  id: 'references',
  title: 'Verwijzingen',
  async run({ settings, space }) {
    const [{ stories }, { bySlug, complete, drafts }] = await Promise.all([space.stories(), space.links()]);
    if (!complete) return 'de ruimte heeft te veel adressen om ze allemaal te vragen';
    const known = new Set([...bySlug.values()].map(({ uuid }) => uuid));
    const dead = deadIn(stories, known);
    if (dead.length === 0) return {};
    const { byUuid } = readFolder(settings.contentDir);
    const old = dead.filter(({ uuid }) => byUuid.has(uuid));
    const lost = dead.filter(({ uuid }) => !byUuid.has(uuid));
    const say = (found: readonly Reference[]) =>
      `${counted(found.length, 'verwijzing', 'verwijzingen')} (in ${listed(new Set(found.map(({ slug }) => slug)))})`;
    const wrong: string[] = [];
    if (old.length > 0) {
      wrong.push(
        `Nog van de oude ruimte: ${say(old)}. Voer npm run content -- export <map> --relink uit en push de verhalen opnieuw.`,
      );
    }
    if (lost.length > 0) {
      const seen = drafts ? '' : ' of naar wat niet gepubliceerd is';
      wrong.push(
        `Ze leiden nergens heen${seen}: ${say(lost)}. Kies in de redactie iets anders of maak het veld leeg.`,
      );
    }
    return { wrong };
  },
};

/** How many lines of the list are reported one by one. */
const MAX_LISTED = 10;

/** What visitors of the site before this one follow. */
export const redirects: Line = {
  id: 'redirects',
  title: 'Doorverwijzingen',
  async run({ settings, space }) {
    const { stories } = await space.stories();
    const lists = stories.filter(({ content }) => content.component === 'redirects');
    const read = lists.map(({ full_slug, content }) => ({
      full_slug,
      ...readRedirects(textOf(content.list), settings.siteUrl),
    }));
    const wrong = read.flatMap(({ full_slug, problems }) => {
      const listed = problems
        .slice(0, MAX_LISTED)
        .map(({ line, message }) => `${full_slug}, regel ${line}: ${message}.`);
      const rest = problems.length - MAX_LISTED;
      return rest > 0 ? [...listed, `${full_slug}: en nog ${counted(rest, 'regel', 'regels')}.`] : listed;
    });
    const total = read.reduce((sum, { redirects: found }) => sum + found.size, 0);
    return {
      wrong,
      notes: total > 0 ? [`${counted(total, 'oud adres leidt', 'oude adressen leiden')} verder.`] : [],
    };
  },
};

/** Hours of a Brussels clock at which no festival starts anything. */
const isNight = (instant: Date) => Number(/\d+/.exec(formatTime(instant))?.[0]) < 7;

/** Date values have no zone on the wire: a wrong setting moves the whole programme. */
export const timezone: Line = {
  id: 'timezone',
  title: 'Tijdzone van de uren',
  async run({ settings, space }) {
    const { stories } = await space.stories();
    const starts = stories.flatMap(({ full_slug, content }) => {
      if (content.component !== 'program') return [];
      const start = parseWallTime(textOf(content.start_date), settings.timezone);
      return start ? [{ full_slug, start }] : [];
    });
    const [first] = starts;
    const notes = first
      ? [
          `'${first.full_slug}' begint om ${formatTime(first.start)} (Belgische tijd). Klopt dat uur niet, dan klopt CONTENT_TIMEZONE niet.`,
        ]
      : [];
    const wrong: string[] = [];
    if (!settings.local && settings.timezone !== 'UTC') {
      wrong.push(
        `CONTENT_TIMEZONE is ${settings.timezone}, maar de dienst bewaart uren in UTC: haal de instelling weg.`,
      );
    }
    const atNight = starts.filter(({ start }) => isNight(start)).length;
    if (starts.length > 3 && atNight > starts.length / 4) {
      wrong.push(
        `${atNight} van ${starts.length} programma-items beginnen 's nachts: CONTENT_TIMEZONE of de ingevoerde uren kloppen niet.`,
      );
    }
    return { wrong, notes };
  },
};
