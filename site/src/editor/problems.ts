import type { ContentProblem } from '@inktvis/content/client';

/** What has a note of its own where its block stands. */
const NOTED: ReadonlySet<ContentProblem['kind']> = new Set([
  'unknown-block',
  'block-not-allowed',
  'missing-field',
  'broken-block',
]);

/**
 * What the bar lists: problems of the page's own story, and of what every page shows. Those of other stories in its lists
 * belong to other pages.
 */
export function problemsOf(problems: readonly ContentProblem[], slug: string): readonly string[] {
  const own = problems.filter(
    ({ kind, story }) => !NOTED.has(kind) && (story === slug || story.startsWith('globaal/')),
  );
  return [...new Set(own.map(({ path, message }) => `${path}: ${message}`))];
}
