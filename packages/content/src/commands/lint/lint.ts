import type { ContentFolder } from '../folder/read-folder.ts';
import { editions } from './edition-rules.ts';
import type { Finding, LintOptions, Rule } from './finding.ts';
import { headings } from './heading-rules.ts';
import { files, identity, readable } from './model-rules.ts';
import { ages, podiums, times, titles } from './programme-rules.ts';
import { links, pictures, redirects, relations } from './reference-rules.ts';

const SPECIFIC: readonly Rule[] = [
  files,
  identity,
  headings,
  links,
  relations,
  pictures,
  times,
  podiums,
  ages,
  titles,
  editions,
  redirects,
];

const keyOf = ({ story, path }: Finding) => `${story} ${path}`;

/** Everything an editor should correct in a folder, story by story. Never throws on content. */
export function lint(folder: ContentFolder, options: LintOptions = {}): Finding[] {
  const specific = SPECIFIC.flatMap((rule) => rule(folder, options));
  const reported = new Set(specific.map(keyOf));
  // The model reports the same again, in more general words.
  const general = readable(folder, options).filter((found) => !reported.has(keyOf(found)));
  return [...specific, ...general].sort((a, b) => a.story.localeCompare(b.story, 'nl'));
}
