import './lib/require-node.mjs';
import { builtProject } from './lib/build.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';
import { hasProgram, PROGRAMS } from './lib/system-programs.mjs';

const FOLDER = '/var/cache/inktvis-old-browsers';

/** The journeys in Firefox 115, Chromium 120 and WebKitGTK 2.44, as root on Debian; what follows goes to Playwright. */
await runMain(async () => {
  const project = await builtProject();
  const isThere = (await run('sh', [at('tools', 'lib', 'old-browsers.sh'), FOLDER])).code === 0;
  if (!isThere || !(await hasProgram(PROGRAMS.screen))) return 1;
  const env = {
    ...project.env,
    OLD_BROWSERS: '1',
    FIREFOX_PATH: `${FOLDER}/firefox-esr`,
    CHROMIUM_PATH: `${FOLDER}/chromium`,
    WEBKIT_DRIVER_PATH: `${FOLDER}/WebKitWebDriver`,
  };
  const args = ['test', '-c', 'e2e/playwright.config.ts', 'journeys.smoke.ts', ...process.argv.slice(2)];
  return (await run(project.node, ['node_modules/@playwright/test/cli.js', ...args], { env })).code;
});
