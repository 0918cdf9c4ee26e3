import { judgeContent, measureContentService, printContentFigures } from './measure.ts';

/** `node embedded/content/src/bench/main.ts [stories]`: prints the figures, exits with 1 when a limit is passed. */
const figures = await measureContentService(Number(process.argv[2] ?? 10_000));
printContentFigures(figures);
const failures = judgeContent(figures);
for (const line of failures) console.log(`FAILED  ${line}`);
process.exitCode = failures.length === 0 ? 0 : 1;
