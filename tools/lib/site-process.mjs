import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** The site as one process, with the flags that Node has for it wherever it runs (docs/decisions/008). */
export const siteArgs = [
  ...readFileSync(at('deploy/node-flags'), 'utf8').trim().split('\n'),
  'site/server/main.ts',
];

/** What it needs in its environment beside its settings. */
export const siteEnv = { MALLOC_ARENA_MAX: '1' };
