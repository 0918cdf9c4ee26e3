import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,embedded,site,sample,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    css: { include: [], modules: { classNameStrategy: 'non-scoped' } },
    passWithNoTests: false,
    // A busy machine is waited for: how long something may take is asked by the bench.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
});
