import type { ContentFolder } from '../folder/read-folder.ts';
import { choices } from './choices.ts';
import { type Finding, type LintOptions, RULES, type Rule, type RuleName } from './finding.ts';
import { headings } from './headings.ts';
import { blockIds, identity } from './identity.ts';
import { pictures } from './pictures.ts';
import { podiums, times } from './programme.ts';
import { files, readable } from './readable.ts';
import { links, relations } from './references.ts';
import { richText } from './rich-text.ts';

const SPECIFIC: readonly Rule[] = [
  files,
  identity,
  blockIds,
  choices,
  richText,
  headings,
  links,
  relations,
  pictures,
  times,
  podiums,
];

const keyOf = ({ story, path }: Finding) => `${story} ${path}`;

/** Everything an editor should mend in a folder, story by story. Never throws on content. */
export function lint(folder: ContentFolder, options: LintOptions): Finding[] {
  const specific = SPECIFIC.flatMap((rule) => rule(folder, options));
  const told = new Set(specific.map(keyOf));
  // The model says the same again, in more general words.
  const general = readable(folder, options).filter((found) => !told.has(keyOf(found)));
  return [...specific, ...general].sort((a, b) => a.story.localeCompare(b.story, 'nl'));
}

/** One line: how much was looked at, and what was found of which kind. */
export function summaryOf({ published, drafts }: ContentFolder, findings: readonly Finding[]): string {
  const looked = `${published.length} verhalen en ${drafts.length} concepten bekeken`;
  if (findings.length === 0) return `${looked}: alles in orde.`;
  const counts = new Map<RuleName, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const kinds = [...counts].map(([rule, count]) => `${count} × ${RULES[rule]}`).join(', ');
  return `${looked}: ${findings.length} ${findings.length === 1 ? 'bevinding' : 'bevindingen'} (${kinds}).`;
}
