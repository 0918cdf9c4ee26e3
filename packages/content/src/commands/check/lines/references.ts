import { isObject, type JsonObject } from '@inktvis/foundation/json';
import { model } from '../../../model/index.ts';
import { objectsIn, textOf } from '../../folder/json.ts';
import { readFolder } from '../../folder/read-folder.ts';
import { counted, type Line, listed } from '../line.ts';
import type { CheckedStory } from '../reading.ts';

/** The uuids that an object refers to: relations of the model, links, and links in texts. */
function* uuidsOf(object: JsonObject): Generator<string> {
  for (const [name, { refersTo }] of Object.entries(model[textOf(object.component)]?.fields ?? {})) {
    if (refersTo) yield* [object[name]].flat().map(textOf);
  }
  if (object.fieldtype === 'multilink' && object.linktype === 'story') yield textOf(object.id);
  if (object.type === 'link' && isObject(object.attrs) && object.attrs.linktype === 'story') {
    yield textOf(object.attrs.uuid);
  }
}

type Reference = { readonly uuid: string; readonly slug: string };

/** References that lead to no story, and the story that each is in. */
const deadIn = (stories: readonly CheckedStory[], known: ReadonlySet<string>): Reference[] =>
  stories.flatMap(({ content, full_slug: slug }) =>
    [...objectsIn(content)].flatMap(({ object }) =>
      [...uuidsOf(object)].flatMap((uuid) => (uuid === '' || known.has(uuid) ? [] : [{ uuid, slug }])),
    ),
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
