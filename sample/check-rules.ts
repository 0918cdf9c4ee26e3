import {
  type ContentFolder,
  type Entry,
  isObject,
  model,
  objectsIn,
  textOf,
} from '@inktvis/content/checking';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Ids, uuids, slugs and dates are well formed, no two share a creation time, and each file lies at its slug. */
export function checkIdentity({ published, drafts }: ContentFolder): string[] {
  const problems: string[] = [];
  const taken = new Map<unknown, Entry>();
  for (const entry of [...published, ...drafts]) {
    const { file, raw, story } = entry;
    const say = (message: string) => problems.push(`${file}: ${message}`);
    const other = taken.get(story.created_at);
    if (other && other.story.uuid !== story.uuid) say(`created_at is that of ${other.file} too`);
    taken.set(story.created_at, entry);
    if (!Number.isSafeInteger(raw.id) || Number(raw.id) < 1) say(`id ${String(raw.id)} is no whole number`);
    if (!UUID.test(story.uuid)) say(`uuid '${story.uuid}' is none`);
    if (file.replace(/^(stories|drafts)\//, '') !== `${story.full_slug}.json`)
      say(`full_slug is '${story.full_slug}'`);
    if (story.slug !== story.full_slug.split('/').at(-1)) say(`slug is '${story.slug}'`);
    if (story.name === '') say('has no name');
    if (raw.lang !== 'default' || raw.sort_by_date !== null || !Number.isInteger(raw.position)) {
      say('lang, sort_by_date or position is off');
    }
    const dates = [raw.created_at, raw.updated_at];
    if (file.startsWith('stories/')) dates.push(raw.published_at, raw.first_published_at);
    if (!dates.every((date) => INSTANT.test(textOf(date)))) say('a date is missing or not UTC with ms');
  }
  return problems;
}

/** Every block of the space has an `_uid` of its own; a draft shares those of its published copy. */
export function checkBlockIds({ published, drafts }: ContentFolder): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const { file, story } of [...published, ...drafts]) {
    for (const { at, object } of objectsIn(story.content)) {
      if (typeof object.component !== 'string') continue;
      const uid = textOf(object._uid);
      const owner = owners.get(uid);
      if (owner && owner !== story.uuid) problems.push(`${file}: ${at} repeats _uid ${uid}`);
      owners.set(uid, story.uuid);
    }
  }
  return problems;
}

/** Wire times are UTC. */
const FESTIVAL = { from: Date.parse('2024-10-25T22:00Z'), until: Date.parse('2024-11-04T00:00Z') };

const instant = (value: unknown) => Date.parse(`${textOf(value).replace(' ', 'T')}Z`);

/** Programme items of the sample take place during the festival, somewhere, and explain their changes. */
export function checkProgramme({ published }: ContentFolder): string[] {
  const items = published.filter(({ story }) => story.content.component === 'program');
  return items.flatMap(({ file, story }) => {
    const { start_date, end_date, location, flags, previous_start, previous_location, note } = story.content;
    const has = (flag: string) => Array.isArray(flags) && flags.includes(flag);
    return [
      instant(start_date) >= FESTIVAL.from && instant(end_date) <= FESTIVAL.until
        ? ''
        : 'is outside of the festival',
      textOf(location) ? '' : 'has no place',
      has('ander-uur') === Boolean(previous_start) ? '' : "flag 'ander-uur' and previous_start disagree",
      has('ander-podium') === Boolean(previous_location)
        ? ''
        : "flag 'ander-podium' and previous_location disagree",
      has('geannuleerd') && !note ? 'is cancelled without a word why' : '',
    ].flatMap((message) => (message ? [`${file}: ${message}`] : []));
  });
}

/**
 * The sample is what the model says, to the letter: no unknown field, no required one left out, a page colour of ours, and links
 * that know the present address. A real space has all of these after a while, and the site copes.
 */
export function checkStrictly({ published, drafts, byUuid }: ContentFolder): string[] {
  return [...published, ...drafts].flatMap((entry) =>
    [...objectsIn(entry.story.content)].flatMap(({ at, object }) =>
      [...fieldProblems(object), ...linkProblems(object, byUuid)].map(
        (problem) => `${entry.file}: ${at} ${problem}`,
      ),
    ),
  );
}

function fieldProblems(object: Record<string, unknown>): string[] {
  const definition = model[textOf(object.component)];
  if (!definition) return [];
  const known = ['_uid', 'component', ...Object.keys(definition.fields)];
  const colour = object.page_color;
  return [
    ...Object.keys(object)
      .filter((key) => !known.includes(key))
      .map((key) => `has ${key}, which is no field of ${definition.name}`),
    ...Object.entries(definition.fields).flatMap(([name, { required }]) =>
      required && object[name] === undefined ? [`has no ${name}`] : [],
    ),
    ...('page_color' in definition.fields &&
    !(isObject(colour) && /^(white|blue|orange|red)$/.test(String(colour.value)))
      ? ['has no page colour']
      : []),
  ];
}

/** The address that a link to a story says, beside its uuid. */
function linkProblems(object: Record<string, unknown>, byUuid: ReadonlyMap<string, Entry>): string[] {
  const { id, cached_url } = object;
  const attrs = isObject(object.attrs) ? object.attrs : {};
  const [uuid, says] =
    object.fieldtype === 'multilink' && object.linktype === 'story'
      ? [textOf(id), textOf(cached_url)]
      : object.type === 'link' && attrs.linktype === 'story'
        ? [textOf(attrs.uuid), textOf(attrs.href)]
        : ['', ''];
  const slug = byUuid.get(uuid)?.story.full_slug;
  return slug === undefined || slug === says.replace(/^\//, '')
    ? []
    : [`links to ${slug} and says '${says}'`];
}
