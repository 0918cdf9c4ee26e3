import { aptInstall, mayInstall } from './apt.mjs';
import { run } from './run.mjs';

/**
 * Looks for the Java that the Nu HTML checker needs, and installs it when we may.
 * @returns {Promise<string | undefined>} undefined when there is one, else the line that says what to install
 */
export async function missingJava() {
  if (await hasJava()) return undefined;
  if (mayInstall() && (await aptInstall('default-jre-headless')) && (await hasJava())) return undefined;
  const how =
    process.platform === 'darwin' ? 'a JDK' : 'it (Debian, as root: apt-get install default-jre-headless)';
  return `The HTML checker needs Java 11 or newer: install ${how}.`;
}

async function hasJava() {
  const { code, output } = await run('java', ['-version'], { quiet: true, timeoutMs: 20_000 });
  return code === 0 && javaMajor(output) >= 11;
}

/** The major version in what `java -version` writes; 0 when there is none. @param {string} output */
export function javaMajor(output) {
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return Number(first) === 1 ? Number(second) : Number(first);
}
