import { type ContentFolder, type Entry, objectsIn, textOf } from './content-model.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Ids, uuids, slugs and dates are well formed, creation has a moment of its own, and a file stands where its slug says. */
export function checkIdentity({ published, drafts }: ContentFolder): string[] {
  const problems: string[] = [];
  const taken = new Map<unknown, Entry>();
  for (const entry of [...published, ...drafts]) {
    const { file, raw, story } = entry;
    const say = (message: string) => problems.push(`${file}: ${message}`);
    const other = taken.get(story.created_at);
    if (other && other.story.uuid !== story.uuid) say(`created_at is that of ${other.file} too`);
    taken.set(story.created_at, entry);
    if (!Number.isInteger(story.id) || story.id < 1 || story.id >= 2 ** 31)
      say(`id ${story.id} does not fit`);
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
    if (!dates.every((date) => MOMENT.test(textOf(date)))) say('a date is missing or not UTC with ms');
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
