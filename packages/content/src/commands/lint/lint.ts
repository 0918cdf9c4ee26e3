import { parseStory } from '../../domain.ts';
import type { ContentProblem } from '../../kit/definition.ts';
import type { ContentFolder } from '../folder/read-folder.ts';
import { editions } from './edition-rules.ts';
import { type Addresses, eachStory, type Finding, finding, type Rule } from './finding.ts';
import { doubles, names, people } from './people-rules.ts';
import { doubledHour, podiums } from './programme-rules.ts';
import { headings, links, pictures, redirects } from './text-rules.ts';

const ADVICE: { readonly [kind in Exclude<ContentProblem['kind'], 'note'>]: string } = {
  'missing-field': 'vul het in',
  'unreadable-field': 'vul het opnieuw in',
  'unresolved-reference': 'publiceer dat, kies iets anders of haal de verwijzing weg',
  'unsafe-link': 'verbeter het adres of haal de link weg',
  'unpublished-link': 'publiceer de pagina of haal de link weg',
  'unknown-block': 'verwijder het blok',
  'block-not-allowed': 'zet het ergens anders of verwijder het',
  'broken-block': 'verwijder het en maak het blok opnieuw',
  'broken-story': 'zolang dat zo is, staat dit niet op de site',
};

const readable: Rule = eachStory((entry, { byUuid }, addresses) => {
  const findings = new Map<string, Finding>();
  parseStory(entry.story, {
    ...addresses,
    findStory: (uuid) => byUuid.get(uuid)?.story,
    findSlug: (uuid) => byUuid.get(uuid)?.story.full_slug ?? null,
    report({ story, kind, path, message }) {
      // A referred story is reported where it is read itself.
      if (story !== entry.story.full_slug) return;
      const text = kind === 'note' ? message : `${message}; ${ADVICE[kind]}`;
      findings.set(`${path} ${message}`, finding(entry, path, text));
    },
  });
  return [...findings.values()];
});

const files: Rule = ({ unreadable }) =>
  unreadable.map(({ file, message }) => ({
    story: file,
    path: '',
    message: `kan niet gelezen worden (${message}); herstel of verwijder het bestand`,
  }));

const RULES: readonly Rule[] = [
  files,
  readable,
  headings,
  links,
  pictures,
  doubledHour,
  podiums,
  people,
  names,
  doubles,
  editions,
  redirects,
];

const collator = new Intl.Collator('nl');

/** Everything an editor should correct in a folder, story by story. Never throws on content. */
export const lint = (folder: ContentFolder, addresses: Addresses = {}): Finding[] =>
  RULES.flatMap((rule) => rule(folder, addresses)).sort((a, b) => collator.compare(a.story, b.story));
