import type { Check } from './lib/check.ts';
import { problemsOf } from './lib/command.ts';

export const types: Check = {
  name: 'types (tsc)',
  run: (root) =>
    problemsOf(`${root}/node_modules/typescript/bin/tsc`, ['--noEmit', '-p', 'tsconfig.json'], root),
};

export const siteTypes: Check = {
  name: 'types of the site (astro check)',
  run: (root) =>
    problemsOf(
      `${root}/node_modules/astro/bin/astro.mjs`,
      ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
      `${root}/site`,
    ),
};
