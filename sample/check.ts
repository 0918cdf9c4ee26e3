import { fileURLToPath } from 'node:url';
import { checkCounts } from './checks/counts.ts';
import { checkBlockIds, checkIdentity } from './checks/identity.ts';
import { checkLeftovers, checkParsing } from './checks/parsing.ts';
import { checkProgramme } from './checks/programme.ts';
import { checkReferences } from './checks/references.ts';
import { checkRichText } from './checks/rich-text.ts';
import { readSpace } from './checks/space.ts';

/**
 * Checks a content folder against the content model and against itself: `node sample/check.ts [folder]`, the sample's
 * `content` by default. Prints one line when all is well; otherwise one line per problem and exit code 1.
 */
const folder = process.argv[2] ?? fileURLToPath(new URL('content', import.meta.url));
const { space, problems } = readSpace(folder);
for (const check of [
  checkIdentity,
  checkBlockIds,
  checkParsing,
  checkLeftovers,
  checkRichText,
  checkReferences,
  checkProgramme,
  checkCounts,
]) {
  problems.push(...check(space));
}
for (const problem of problems) console.log(problem.replace(/\s+/g, ' '));
if (problems.length === 0) {
  console.log(
    `sample content: ${space.published.length} stories and ${space.drafts.length} drafts, no problems`,
  );
}
process.exitCode = problems.length === 0 ? 0 : 1;
