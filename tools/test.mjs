import './lib/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { run } from './lib/run.mjs';
import { Stop, say, seconds } from './lib/say.mjs';
import { stopAsked } from './lib/stopping.mjs';
import { findChromium, findHeadlessShell, hasProgram, leftOut, PROGRAMS } from './lib/system-programs.mjs';

/** Seconds on two quiet cores. */
const STEPS = {
  install: 45,
  checks: 30,
  build: 5,
  'built files for old browsers': 5,
  'unit and contract tests': 45,
  'browser tests': 310,
};
const minutes = Math.ceil(Object.values(STEPS).reduce((sum, one) => sum + one) / 60);
say(`npm test: ${Object.keys(STEPS).join(', ')}; some ${minutes} minutes on two quiet cores.`);
say(
  'Without network after the first time. As root on Debian it installs the browsers and programs that are missing.',
);

/** A line for each step. @type {string[]} */
const done = [];
let failed = 0;

/**
 * One step; the next one runs whatever becomes of it.
 * @param {keyof typeof STEPS} name @param {() => Promise<boolean>} body resolves to whether it succeeded
 */
async function step(name, body) {
  if (stopAsked()) return;
  say(`\n== ${done.length + 1} of ${Object.keys(STEPS).length}: ${name} (usually ${STEPS[name]} s)`);
  const since = performance.now();
  let isOk = false;
  try {
    isOk = await body();
  } catch (error) {
    console.log(error instanceof Stop ? error.message : error);
  }
  if (!isOk) failed += 1;
  done.push(`${isOk ? 'ok    ' : 'FAILED'} ${name} ${seconds(since)}`);
}

await step('install', async () => {
  await installIfNeeded('all');
  projectNode();
  return true;
});

// Without the packages nothing else can run.
if (failed === 0) {
  const project = projectNode();
  // Tests start the same programs again and again (nodejs.org/api/module.html#module-compile-cache).
  const modules = mkdtempSync(join(tmpdir(), 'inktvis-test-'));
  const env = { ...project.env, NODE_COMPILE_CACHE: modules };
  /** Runs one of our programs, or of `node_modules`. @param {string[]} args @param {NodeJS.ProcessEnv} [more] */
  const runs = async (args, more) => (await run(project.node, args, { env: { ...env, ...more } })).code === 0;
  const has = (/** @type {import('./lib/system-programs.mjs').Program} */ program) =>
    hasProgram(program, env);

  await step('checks', () => runs(['tools/checks/main.ts']));
  await step('build', async () => {
    await buildIfNeeded({ node: project.node, env });
    return true;
  });
  await step('built files for old browsers', async () => {
    const outcomes = await Promise.all(
      [
        'eslint/bin/eslint.js --no-config-lookup -c tools/lint/browsers.eslint.mjs site/dist/client/**/*.js',
        'stylelint/bin/stylelint.mjs --config tools/lint/browsers.stylelint.mjs site/dist/client/_astro/*.css',
      ].map((program) => runs(`node_modules/${program}`.split(' '))),
    );
    return outcomes.every(Boolean);
  });
  await step('unit and contract tests', async () => {
    await has(PROGRAMS.icalendar);
    await has(PROGRAMS.postgres);
    return runs(['node_modules/vitest/vitest.mjs', 'run']);
  });
  await step('browser tests', async () => {
    const chromium = await findChromium();
    if (chromium === undefined) return false;
    await has(PROGRAMS.java);
    await has(PROGRAMS.poppler);
    // Where one of both cannot be installed, the journeys run in the other.
    const hasFirefox = await has(PROGRAMS.firefox);
    const hasWebkit = (await has(PROGRAMS.screen)) && (await has(PROGRAMS.webkit));
    return runs(['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'], {
      CHROMIUM_PATH: chromium,
      CHROMIUM_SHELL_PATH: (await findHeadlessShell()) ?? '',
      FIREFOX_PATH: hasFirefox ? 'firefox-esr' : '',
      WEBKIT_DRIVER_PATH: hasWebkit ? 'WebKitWebDriver' : '',
    });
  });
  rmSync(modules, { recursive: true, force: true });
}

say('\n== result');
for (const line of [...done, ...leftOut]) say(line);
if (stopAsked()) say('stopped by a signal');
process.exitCode = failed > 0 || stopAsked() ? 1 : 0;
