import { fileURLToPath } from 'node:url';
import { lineOf, lint, readFolder } from '@inktvis/content/checking';
import { checkBlockIds, checkIdentity, checkProgramme, checkStrictly } from './check-rules.ts';

/**
 * Checks a content folder by the rules for any space (`npm run content -- lint`) and by what the sample must hold:
 * `node sample/check.ts [folder]`, the sample's `content` by default. Prints one line when there are no problems;
 * otherwise one line per problem and exit code 1.
 */
const folder = process.argv[2] ?? fileURLToPath(new URL('content', import.meta.url));
const space = readFolder(folder);
const problems = lint(space).map(lineOf);
for (const check of [checkIdentity, checkBlockIds, checkStrictly, checkProgramme])
  problems.push(...check(space));
for (const problem of problems) console.log(problem.replace(/\s+/g, ' '));
if (problems.length === 0) {
  console.log(
    `sample content: ${space.published.length} stories and ${space.drafts.length} drafts, no problems`,
  );
}
process.exitCode = problems.length === 0 ? 0 : 1;
