import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Check } from './lib/check.ts';

/** Runs a program with this Node; its output is the one problem when it fails. Never rejects. */
function problemsOf(script: string, args: string[], cwd: string): Promise<string[]> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve([error.message]));
    child.on('close', (code) => resolve(code === 0 ? [] : [output.trim() || `ended with exit code ${code}`]));
  });
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

/** That the program is gone is a problem too. */
export const sampleContent: Check = {
  name: 'sample content is valid',
  run: (root) =>
    existsSync(`${root}/${SAMPLE_CHECK}`)
      ? problemsOf(`${root}/${SAMPLE_CHECK}`, [], root)
      : [`${SAMPLE_CHECK} is missing`],
};
