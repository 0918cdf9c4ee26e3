import { objectsIn, textOf } from '../folder/json.ts';
import type { Entry } from '../folder/read-folder.ts';
import { allEntries, type Finding, finding, nameOf, type Rule } from './finding.ts';

/** No two stories share an id, a uuid or an address. */
export const identity: Rule = (folder) => {
  const taken = new Map<string, Entry>();
  return allEntries(folder).flatMap((entry) => {
    const claim = (key: string, what: string): Finding[] => {
      const other = taken.get(key);
      if (!other) taken.set(key, entry);
      const isItsDraft = other?.story.uuid === entry.story.uuid && other.draft !== entry.draft;
      if (!other || isItsDraft) return [];
      return [
        finding(entry, 'identity', '', `heeft hetzelfde ${what} als ${nameOf(other)}; wijzig een van beide`),
      ];
    };
    const { id, uuid, full_slug } = entry.story;
    return [
      ...claim(`id ${id}`, 'nummer (id)'),
      ...claim(`uuid ${uuid} ${entry.draft}`, 'kenmerk (uuid)'),
      ...claim(`slug ${full_slug}`, 'adres'),
    ];
  });
};

/** Within a story every block has an `_uid` of its own: without it an editor cannot click on it. */
export const blockIds: Rule = (folder) =>
  allEntries(folder).flatMap((entry) => {
    const seen = new Set<string>();
    return [...objectsIn(entry.story.content)].flatMap(({ at, object }) => {
      if (typeof object.component !== 'string') return [];
      const uid = textOf(object._uid);
      const isGood = uid !== '' && !seen.has(uid);
      seen.add(uid);
      if (isGood) return [];
      const what = uid === '' ? 'heeft geen kenmerk (_uid)' : 'deelt zijn kenmerk (_uid) met een ander blok';
      return [finding(entry, 'identity', at, `dit blok ${what}; verwijder het en maak het opnieuw`)];
    });
  });
