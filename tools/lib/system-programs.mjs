import { run } from './run.mjs';
import { say } from './say.mjs';

/**
 * What is not on npm: programs of the system that some tests need. On Debian as root a missing one is installed.
 * @typedef {{ command: string[], debian: string, without: string }} Program `command` succeeds where it is installed
 */

/** @type {(name: string, debian: string, without: string) => Program} */
const onPath = (name, debian, without) => ({ command: ['sh', '-c', `command -v ${name}`], debian, without });

/** What could not be tested for want of a program, in sentences. @type {Set<string>} */
export const leftOut = new Set();

const noWebkit = 'the smoke does not run in WebKitGTK';

export const PROGRAMS = {
  java: onPath('java', 'default-jre-headless', 'the HTML checker, which needs Java 11 or newer, fails'),
  poppler: onPath('pdftotext', 'poppler-utils', 'the tests that read printed pages fail'),
  icalendar: {
    // Debian's own Python: another one would not see the package.
    command: ['/usr/bin/python3', '-c', 'import icalendar'],
    debian: 'python3-icalendar',
    without: 'the tests that read calendars fail',
  },
  postgres: {
    command: ['node', 'packages/outbox/src/testing/has-postgres/main.ts'],
    debian: 'postgresql',
    without: 'the outbox is tested with SQLite, and with PostgreSQL only where npm has one',
  },
  firefox: onPath('firefox-esr', 'firefox-esr', 'the smoke does not run in Firefox'),
  // WebKitGTK needs a virtual screen for its window.
  screen: onPath('Xvfb', 'xvfb', noWebkit),
  webkit: onPath('WebKitWebDriver', 'webkit2gtk-driver', noWebkit),
};

/**
 * Whether there is a program, installed when we may; if not, says what to install.
 * @param {Program} program @param {NodeJS.ProcessEnv} [env]
 */
export async function hasProgram({ command: [name = '', ...args], debian, without }, env) {
  const isThere = async () => (await run(name, args, { env, quiet: true, timeoutMs: askMs })).code === 0;
  if ((await isThere()) || ((await aptInstall(debian)) && (await isThere()))) return true;
  const line = `Without ${debian} ${without}. Install it (Debian, as root: apt-get install ${debian}).`;
  say(line);
  leftOut.add(line);
  return false;
}

/** Its path, or what `CHROMIUM_PATH` names; undefined when there is none. */
export const findChromium = () =>
  findBrowser(
    process.env.CHROMIUM_PATH || 'chromium',
    'chromium',
    'the browser tests fail, unless CHROMIUM_PATH names Google Chrome',
  );

/** Browser tests take a fifth less time in it. */
export const findHeadlessShell = () =>
  findBrowser('chromium-headless-shell', 'chromium-headless-shell', 'the browser tests take longer');

/** @param {string} name @param {string} debian @param {string} without */
async function findBrowser(name, debian, without) {
  if (!(await hasProgram({ command: [name, '--version'], debian, without }))) return undefined;
  // Playwright wants a path.
  return (await run('sh', ['-c', `command -v '${name}'`], { quiet: true })).output.trim();
}

const askMs = 20_000;
const installMs = 10 * 60_000;

/** Only as root. @param {string} name */
async function aptInstall(name) {
  if (process.getuid?.() !== 0) return false;
  say(`Installing the Debian package ${name} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, quiet: true, timeoutMs: installMs };
  const update = await run('apt-get', ['update', '-qq'], options);
  // Tests that run side by side install one after the other.
  const how = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '-qq', '--no-install-recommends'];
  const install = await run('apt-get', [...how, name], options);
  if (install.code !== 0) say(`${update.output}${install.output}`.trimEnd().split('\n').slice(-5).join('\n'));
  return install.code === 0;
}
