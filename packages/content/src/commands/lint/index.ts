export { type Finding, lineOf, type RuleName } from './finding.ts';
export { lint, summaryOf } from './lint.ts';
