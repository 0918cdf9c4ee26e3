import { objectsIn, textOf } from './json.ts';
import type { Entry, Space } from './space.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Ids, uuids, slugs and moments of creation are unique and well formed, and a file stands where its slug says. */
export function checkIdentity({ published, drafts }: Space): string[] {
  const problems: string[] = [];
  const taken = new Map<string, Entry>();
  const claim = (kind: string, key: unknown, entry: Entry) => {
    const other = taken.get(`${kind} ${String(key)}`);
    if (other && other.story.uuid !== entry.story.uuid) {
      problems.push(`${entry.file}: ${kind} ${String(key)} is that of ${other.file} too`);
    }
    taken.set(`${kind} ${String(key)}`, entry);
  };
  for (const entry of [...published, ...drafts]) {
    const { file, raw, story } = entry;
    const say = (message: string) => problems.push(`${file}: ${message}`);
    claim('id', story.id, entry);
    claim('full_slug', story.full_slug, entry);
    claim('created_at', story.created_at, entry);
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
  for (const list of [published, drafts]) {
    if (new Set(list.map(({ story }) => story.uuid)).size !== list.length)
      problems.push('a uuid is used twice');
  }
  return problems;
}

/** Every block of the published stories has an `_uid` of its own. */
export function checkBlockIds({ published, drafts }: Space): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const { file, story } of [...published, ...drafts]) {
    const here = new Set<string>();
    for (const { at, object } of objectsIn(story.content)) {
      if (typeof object.component !== 'string') continue;
      const uid = textOf(object._uid);
      const owner = owners.get(uid);
      if (uid === '') problems.push(`${file}: ${at} has no _uid`);
      else if (here.has(uid) || (owner && owner !== story.uuid))
        problems.push(`${file}: ${at} repeats _uid ${uid}`);
      here.add(uid);
      owners.set(uid, story.uuid);
    }
  }
  return problems;
}
