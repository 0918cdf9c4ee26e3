import type { ContentProblem } from '@inktvis/content/client';

/** Problems that have a note of their own at their block in a body. */
const NOTED: ReadonlySet<ContentProblem['kind']> = new Set([
  'unknown-block',
  'block-not-allowed',
  'missing-field',
  'broken-block',
]);

/** A block of the body or of a text in it; a part of one (a question, a button) is left out without a note. */
const BLOCK = /^body\.\d+(\.text\.(content\.\d+\.)+body\.\d+)?(\.\w+)?$/;
const hasNote = ({ kind, path }: ContentProblem) => NOTED.has(kind) && BLOCK.test(path);

/** What the bar lists: problems without a note of the page's own story, of its moments and of what every page shows. */
export function problemsOf(problems: readonly ContentProblem[], slug: string): readonly string[] {
  const own = problems.filter(
    ({ story, page }) => [story, page].includes(slug) || story.startsWith('globaal/'),
  );
  const listed = own.filter((problem) => !hasNote(problem));
  const lines = listed.map(
    ({ story, page, path, message }) => `${page ? `${story}: ` : ''}${path}: ${message}`,
  );
  return [...new Set(lines)];
}
