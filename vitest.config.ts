import { defineConfig } from 'vitest/config';

/** Tests that put another module in the place of one, or look at what a whole process shares: each has modules of its own. */
const ISOLATED = [
  'packages/foundation/src/cache/last-good.test.ts',
  'site/src/features/forms/add-a-field.test.tsx',
  'site/server/ops/operations.test.ts',
];
const NONE = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 3,
    css: { include: [], modules: { classNameStrategy: 'non-scoped' } },
    passWithNoTests: false,
    unstubGlobals: true,
    unstubEnvs: true,
    // A busy machine is waited for: how long something may take is asked by the bench.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          globalSetup: 'packages/outbox/src/testing/databases-setup.ts',
          include: ['{packages,embedded,site,sample,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: [...NONE, ...ISOLATED],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED, exclude: NONE } },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
});
