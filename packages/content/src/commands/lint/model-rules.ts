import { parseStory } from '../../domain.ts';
import type { ContentProblem } from '../../kit/definition.ts';
import type { Entry } from '../folder/read-folder.ts';
import { allEntries, type Finding, finding, nameOf, type Rule } from './finding.ts';

/** Files that are not stories. */
export const files: Rule = ({ unreadable }) =>
  unreadable.map(({ file, message }) => ({
    story: file,
    path: '',
    message: `kan niet gelezen worden (${message}); herstel of verwijder het bestand`,
  }));

const ADVICE: { readonly [kind in ContentProblem['kind']]: string } = {
  'missing-field': 'vul het in',
  'unreadable-field': 'vul het opnieuw in',
  'unresolved-reference': 'kies iets anders of haal de verwijzing weg',
  'unsafe-link': 'verbeter het adres of haal de link weg',
  'unpublished-link': 'publiceer de pagina of haal de link weg',
  'unknown-block': 'verwijder het blok',
  'block-not-allowed': 'zet het ergens anders of verwijder het',
  'broken-block': 'verwijder het en maak het blok opnieuw',
  'broken-story': 'zolang dat zo is, staat dit niet op de site',
};

/** References and links have rules of their own. */
const HAS_ITS_RULE: ReadonlySet<ContentProblem['kind']> = new Set([
  'unresolved-reference',
  'unsafe-link',
  'unpublished-link',
]);

/** What the site would leave out when it reads the stories. */
export const readable: Rule = (folder, { siteUrl }) =>
  allEntries(folder).flatMap((entry) => {
    const findings = new Map<string, Finding>();
    const report = ({ story, kind, path, message }: ContentProblem) => {
      // A referred story is reported where it is read itself.
      if (story !== entry.story.full_slug || HAS_ITS_RULE.has(kind)) return;
      findings.set(`${path} ${message}`, finding(entry, path, `${message}; ${ADVICE[kind]}`));
    };
    parseStory(entry.story, {
      siteUrl,
      findStory: (uuid) => folder.byUuid.get(uuid)?.story,
      findSlug: (uuid) => folder.byUuid.get(uuid)?.story.full_slug,
      report,
    });
    return [...findings.values()];
  });

/** No two stories share an id, a uuid or an address. */
export const identity: Rule = (folder) => {
  const taken = new Map<string, Entry>();
  return allEntries(folder).flatMap((entry) => {
    const claim = (key: string, what: string): Finding[] => {
      const other = taken.get(key);
      if (!other) taken.set(key, entry);
      const isItsDraft = other?.story.uuid === entry.story.uuid && other.draft !== entry.draft;
      if (!other || isItsDraft) return [];
      return [finding(entry, '', `heeft hetzelfde ${what} als ${nameOf(other)}; wijzig een van beide`)];
    };
    const { uuid, full_slug } = entry.story;
    const id = String(entry.raw.id);
    return [
      ...claim(`id ${id}`, 'nummer (id)'),
      ...claim(`uuid ${uuid} ${entry.draft}`, 'kenmerk (uuid)'),
      ...claim(`slug ${full_slug}`, 'adres'),
    ];
  });
};
