import './lib/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { Stop, say, seconds } from './lib/say.mjs';
import { stopAsked } from './lib/stopping.mjs';
import {
  findChromium,
  findHeadlessShell,
  missingFirefox,
  missingIcalendar,
  missingJava,
  missingPoppler,
  missingPostgres,
  missingWebkit,
} from './lib/system-programs.mjs';
import { readChecks, readPlaywright, readVitest, sum, tally } from './lib/tally.mjs';

/** @typedef {import('./lib/tally.mjs').Tally} Tally */

const failure = { passed: 0, failed: 1 };
const success = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'inktvis-test-'));
/** @type {{ name: string, result: Tally, time: string }[]} */
const done = [];

/**
 * One step; whatever it throws is one failure, and the next step still runs.
 * @param {string} name @param {() => Promise<Tally>} body
 */
async function step(name, body) {
  if (stopAsked()) return;
  say(`\n== ${name}`);
  const since = performance.now();
  let result = failure;
  try {
    result = await body();
  } catch (error) {
    say(error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error));
  }
  done.push({ name, result, time: seconds(since) });
}

/** @param {string} name */
const report = (name) => join(reports, `${name}.json`);

await step('install', async () => {
  await installIfNeeded('all');
  projectNode();
  return success;
});

// Without the packages nothing else can run.
if (done[0]?.result === success) {
  const project = projectNode();
  const { node } = project;
  // Tests start the same programs again and again (nodejs.org/api/module.html#module-compile-cache).
  const env = { ...project.env, NODE_COMPILE_CACHE: join(reports, 'modules') };
  const bin = (/** @type {string[]} */ ...parts) => at('node_modules', ...parts);
  /** Whether something is missing; then says what to install. @param {Promise<string | undefined>} looking */
  const lacks = async (looking) => {
    const line = await looking;
    if (line) say(line);
    return line !== undefined;
  };
  await step('checks', async () => {
    const { code } = await run(node, ['tools/checks/main.ts', '--report', report('checks')], { env });
    return tally(readChecks, report('checks'), code);
  });
  await step('build', async () => {
    await buildIfNeeded({ node, env });
    return success;
  });
  await step('unit and contract tests', async () => {
    // Without it the tests that read calendars fail, each by itself.
    await lacks(missingIcalendar());
    // Without it the outbox is tested with SQLite only.
    await lacks(missingPostgres({ node, env }));
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`];
    const { code } = await run(node, [bin('vitest', 'vitest.mjs'), 'run', ...reporters], { env });
    return tally(readVitest, report('vitest'), code);
  });
  await step('browser tests', async () => {
    const noJava = await lacks(missingJava());
    // Without it the tests that read printed pages fail, each by itself.
    await lacks(missingPoppler());
    const chromium = await findChromium();
    if ('missing' in chromium) {
      say(chromium.missing);
      return failure;
    }
    // Both are looked for on the path; where one cannot be installed, the journeys run in the other.
    const noFirefox = await lacks(missingFirefox());
    const noWebkit = await lacks(missingWebkit());
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const { code } = await run(node, [bin('@playwright', 'test', 'cli.js'), ...args], {
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'),
        CHROMIUM_PATH: chromium.path,
        CHROMIUM_SHELL_PATH: await findHeadlessShell(),
        FIREFOX_PATH: noFirefox ? '' : 'firefox-esr',
        WEBKIT_DRIVER_PATH: noWebkit ? '' : 'WebKitWebDriver',
      },
    });
    const result = await tally(readPlaywright, report('playwright'), code);
    return noJava ? sum([result, failure]) : result;
  });
}

rmSync(reports, { recursive: true, force: true });
if (stopAsked()) done.push({ name: 'stopped by a signal', result: failure, time: '' });
say('\n== result');
for (const { name, result, time } of done) {
  say(
    `${result.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${result.passed} passed, ${result.failed} failed ${time}`,
  );
  for (const failure of result.failures ?? []) say(`         ${failure}`);
}
const total = sum(done.map(({ result }) => result));
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
