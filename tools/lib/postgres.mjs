import { aptInstall, mayInstall } from './apt.mjs';
import { run } from './run.mjs';

/**
 * Looks for the PostgreSQL that tests of the outbox start for themselves: the machine's own, which is installed when we
 * may, else that of an npm package. A service that Debian starts along with it is left alone.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} project
 * @returns {Promise<string | undefined>} undefined when there is one, else the line that says what to install
 */
export async function missingPostgres(project) {
  const found = await whichPostgres(project);
  if (found === 'installed') return undefined;
  const installed = mayInstall() && (await aptInstall('postgresql'));
  if (found === 'packaged' || (installed && (await whichPostgres(project)) === 'installed')) return undefined;
  const how =
    process.platform === 'darwin'
      ? 'it (brew install postgresql)'
      : 'it (Debian, as root: apt-get install postgresql)';
  return `The outbox is tested with SQLite only; for PostgreSQL as well install ${how}.`;
}

/**
 * @param {{ node: string, env: NodeJS.ProcessEnv }} project
 * @returns {Promise<'installed' | 'packaged' | 'none'>}
 */
async function whichPostgres({ node, env }) {
  const program = 'packages/outbox/src/testing/has-postgres/main.ts';
  const { code } = await run(node, [program], { env, quiet: true, timeoutMs: 20_000 });
  return code === 0 ? 'installed' : code === 2 ? 'packaged' : 'none';
}
