import type { Check } from './lib/check.ts';
import { problemsOf } from './lib/command.ts';

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
