import { existsSync } from 'node:fs';
import { run } from '../lib/run.mjs';
import type { Check } from './lib/check.ts';

/** Runs a program with this Node; its output is the one problem when it fails. Never rejects. */
async function problemsOf(script: string, args: string[], cwd: string): Promise<string[]> {
  const { code, output } = await run(process.execPath, [script, ...args], { cwd, quiet: true });
  return code === 0 ? [] : [output.trim() || `ended with exit code ${code}`];
}

export const biome: Check = {
  name: 'lint and format (Biome)',
  run: (root) => {
    const script = `${root}/node_modules/@biomejs/biome/bin/biome`;
    return problemsOf(
      script,
      ['check', '--error-on-warnings', '--colors=off', '--reporter=concise', '--max-diagnostics=200', '.'],
      root,
    );
  },
};

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

const SAMPLE_CHECK = 'sample/check.ts';

/** A missing program is a problem too. */
export const sampleContent: Check = {
  name: 'sample content is valid',
  run: (root) =>
    existsSync(`${root}/${SAMPLE_CHECK}`)
      ? problemsOf(`${root}/${SAMPLE_CHECK}`, [], root)
      : [`${SAMPLE_CHECK} is missing`],
};
