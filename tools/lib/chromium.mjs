import { aptInstall, mayInstall } from './apt.mjs';
import { run } from './run.mjs';

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
  const { code, output } = await run(path, ['--version'], { quiet: true, timeoutMs: 20_000 });
  return code === 0 && /(Chromium|Chrome) \d+/.test(output);
}

function advice() {
  if (process.platform === 'darwin') return 'install Google Chrome';
  return 'install it (Debian, as root: apt-get install chromium; Ubuntu: Google Chrome, its chromium is a snap)';
}
