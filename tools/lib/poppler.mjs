import { aptInstall, mayInstall } from './apt.mjs';
import { run } from './run.mjs';

/**
 * Looks for the program that reads printed pages back, and installs it when we may.
 * @returns {Promise<string | undefined>} undefined when there is one, else the line that says what to install
 */
export async function missingPoppler() {
  if (await hasPoppler()) return undefined;
  if (mayInstall() && (await aptInstall('poppler-utils')) && (await hasPoppler())) return undefined;
  const how =
    process.platform === 'darwin'
      ? 'it (brew install poppler)'
      : 'it (Debian, as root: apt-get install poppler-utils)';
  return `The print tests need pdftotext of Poppler: install ${how}.`;
}

async function hasPoppler() {
  const { code } = await run('pdftotext', ['-v'], { quiet: true, timeoutMs: 20_000 });
  return code === 0;
}
