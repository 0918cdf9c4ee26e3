import type { ContentProblem } from '../../kit/problems.ts';
import { parseStory } from '../../parse.ts';
import { allEntries, type Finding, finding, type Rule } from './finding.ts';

/** Files that are no story at all. */
export const files: Rule = ({ unreadable }) =>
  unreadable.map(({ file, message }) => ({
    rule: 'file',
    story: file,
    path: '',
    message: `kan niet gelezen worden (${message}); herstel of verwijder het bestand`,
  }));

const ADVICE: { readonly [kind in ContentProblem['kind']]: string } = {
  'missing-field': 'vul het in',
  'unreadable-field': 'vul het opnieuw in',
  'unresolved-reference': 'kies iets anders of haal de verwijzing weg',
  'unknown-block': 'verwijder het blok',
  'block-not-allowed': 'zet het ergens anders of verwijder het',
  'broken-block': 'verwijder het en maak het blok opnieuw',
  'broken-story': 'zolang dat zo is, staat dit niet op de site',
};

/** The stories as the site reads them: whatever it would leave out. */
export const readable: Rule = (folder, { timezone }) =>
  allEntries(folder).flatMap((entry) => {
    const findings = new Map<string, Finding>();
    const report = ({ story, kind, path, message }: ContentProblem) => {
      // A referred story is reported where it is read itself, and a reference by the rule of references.
      if (story !== entry.story.full_slug || kind === 'unresolved-reference') return;
      const rule = /is verplicht$/.test(message) ? 'required' : 'model';
      findings.set(`${path} ${message}`, finding(entry, rule, path, `${message}; ${ADVICE[kind]}`));
    };
    parseStory(entry.story, {
      timezone,
      findStory: (uuid) => folder.byUuid.get(uuid)?.story,
      findSlug: (uuid) => folder.byUuid.get(uuid)?.story.full_slug,
      report,
    });
    return [...findings.values()];
  });
