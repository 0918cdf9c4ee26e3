import { existsSync } from 'node:fs';
import type { Check } from './lib/check.ts';
import { problemsOf } from './lib/command.ts';

/** A check that lives beside what it checks, as a program. That it is gone is a problem too. */
function program(name: string, file: string, args: readonly string[] = []): Check {
  return {
    name,
    run: (root) =>
      existsSync(`${root}/${file}`) ? problemsOf(`${root}/${file}`, [...args], root) : [`${file} is missing`],
  };
}

export const generated = program('generated files are fresh', 'packages/content/src/cms/write-generated.ts', [
  '--check',
]);
export const sampleContent = program('sample content is valid', 'sample/check.ts');
