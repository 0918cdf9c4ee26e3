import { readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { say } from './say.mjs';

/**
 * What is not on npm: programs of the system that some tests need. On Debian as root a missing one is installed.
 * Each function resolves to undefined when there is one, else to the line that says what to install.
 */

const limitMs = 10 * 60_000;
const askMs = 20_000;
/** Debian's own Python: another one would not see the package. */
const PYTHON = '/usr/bin/python3';

/** Java for the Nu HTML checker. */
export const missingJava = () =>
  missing(async () => javaMajor((await ask('java', ['-version'])).output) >= 11, 'default-jre-headless', {
    need: 'The HTML checker needs Java 11 or newer',
    mac: 'a JDK',
  });

/** What reads printed pages back. */
export const missingPoppler = () =>
  missing(async () => (await ask('pdftotext', ['-v'])).code === 0, 'poppler-utils', {
    need: 'The print tests need pdftotext of Poppler',
    mac: 'it (brew install poppler)',
  });

/** The parser that the calendar tests read our calendars with. */
export const missingIcalendar = () =>
  missing(async () => (await ask(PYTHON, ['-c', 'import icalendar'])).code === 0, 'python3-icalendar', {
    need: "The calendar tests need Python's icalendar",
    mac: `it for ${PYTHON} (${PYTHON} -m pip install --user icalendar)`,
  });

/**
 * PostgreSQL for the tests of the outbox: the machine's own, else that of an npm package. A service that
 * Debian starts along with it is left alone.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} project
 */
export async function missingPostgres({ node, env }) {
  const which = async () => {
    const program = 'packages/outbox/src/testing/has-postgres/main.ts';
    const { code } = await run(node, [program], { env, quiet: true, timeoutMs: askMs });
    return code === 0 ? 'installed' : code === 2 ? 'packaged' : 'none';
  };
  const line = await missing(async () => (await which()) === 'installed', 'postgresql', {
    need: 'The outbox is tested with SQLite only; for PostgreSQL as well',
    mac: 'it (brew install postgresql)',
  });
  return line === undefined || (await which()) === 'packaged' ? undefined : line;
}

/** Firefox for the smoke in other browsers. */
export const missingFirefox = () =>
  missing(async () => (await ask('firefox-esr', ['--version'])).code === 0, 'firefox-esr', {
    need: 'The smoke does not run in Firefox; for that',
  });

/** WebKitGTK for the smoke tests in other browsers, and a virtual screen for its window. */
export async function missingWebkit() {
  const need = 'The smoke does not run in WebKitGTK; for that';
  const has = async (/** @type {string} */ name) => (await pathOf(name)) !== undefined;
  return (
    (await missing(() => has('Xvfb'), 'xvfb', { need })) ??
    missing(() => has('WebKitWebDriver'), 'webkit2gtk-driver', { need })
  );
}

/**
 * @param {() => Promise<boolean>} isThere @param {string} debian its package @param {{ need: string, mac?: string }} words
 * @returns {Promise<string | undefined>}
 */
async function missing(isThere, debian, { need, mac }) {
  if (await isThere()) return undefined;
  if (mayInstall() && (await aptInstall(debian)) && (await isThere())) return undefined;
  const how = process.platform === 'darwin' && mac ? mac : `it (Debian, as root: apt-get install ${debian})`;
  return `${need}: install ${how}.`;
}

/** @param {string} program @param {string[]} args */
const ask = (program, args) => run(program, args, { quiet: true, timeoutMs: askMs });

/** The major version in what `java -version` writes; 0 when there is none. @param {string} output */
function javaMajor(output) {
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return Number(first) === 1 ? Number(second) : Number(first);
}

/** Where a Chromium may be. */
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium that really runs (Ubuntu's `chromium-browser` without snap does not), installed when we may.
 * @returns {Promise<{ path: string } | { missing: string }>} the path, or the line that says what to install
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await runs(given)) return { path: given };
    return { missing: `CHROMIUM_PATH is "${given}", but that does not run as a Chromium.` };
  }
  const found = await firstThatRuns();
  if (found) return { path: found };
  if (mayInstall()) {
    await aptInstall('chromium');
    const installed = await firstThatRuns();
    if (installed) return { path: installed };
  }
  return { missing: `The browser tests need Chromium: ${advice()}, or set CHROMIUM_PATH.` };
}

/**
 * Chromium's headless shell, in which browser tests take a fifth less time, installed when we may.
 * @returns {Promise<string>} its path, or '' without one: the tests then run in Chromium
 */
export async function findHeadlessShell() {
  const name = 'chromium-headless-shell';
  if ((await pathOf(name)) === undefined && mayInstall()) await aptInstall(name);
  const path = await pathOf(name);
  return path && (await runs(path)) ? path : '';
}

async function firstThatRuns() {
  for (const name of names) {
    const path = await pathOf(name);
    if (path && (await runs(path))) return path;
  }
  return undefined;
}

/** @param {string} name */
async function pathOf(name) {
  if (name.startsWith('/')) return name;
  const { code, output } = await run('sh', ['-c', `command -v ${name}`], { quiet: true });
  return code === 0 ? output.trim() : undefined;
}

/** @param {string} path */
async function runs(path) {
  const { code, output } = await run(path, ['--version'], { quiet: true, timeoutMs: askMs });
  return code === 0 && /(Chromium|Chrome) \d+/.test(output);
}

function advice() {
  if (process.platform === 'darwin') return 'install Google Chrome';
  return 'install it (Debian, as root: apt-get install chromium; Ubuntu: Google Chrome, its chromium is a snap)';
}

/** True on Debian and its children when we may install packages. */
function mayInstall() {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Installs one Debian package.
 * @param {string} name
 * @returns {Promise<boolean>} whether apt-get succeeded; its output is shown when not
 */
async function aptInstall(name) {
  say(`Installing the Debian package ${name} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, quiet: true, timeoutMs: limitMs };
  const update = await run('apt-get', ['update', '-qq'], options);
  // Tests that run side by side install one after the other.
  const patient = ['-o', 'DPkg::Lock::Timeout=300'];
  const install = await run(
    'apt-get',
    [...patient, 'install', '-y', '-qq', '--no-install-recommends', name],
    options,
  );
  if (install.code === 0) return true;
  say(
    `${update.code === 0 ? '' : update.output}${install.output}`.trimEnd().split('\n').slice(-5).join('\n'),
  );
  return false;
}
