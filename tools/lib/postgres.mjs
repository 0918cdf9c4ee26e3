import { aptInstall, mayInstall } from './apt.mjs';
import { run } from './run.mjs';

/**
 * Looks for the PostgreSQL that tests of the outbox start for themselves, and installs it when we may. A service that
 * Debian starts along with it is left alone.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} project
 * @returns {Promise<string | undefined>} undefined when there is one, else the line that says what to install
 */
export async function missingPostgres(project) {
  if (await hasPostgres(project)) return undefined;
  if (mayInstall() && (await aptInstall('postgresql')) && (await hasPostgres(project))) return undefined;
  const how =
    process.platform === 'darwin'
      ? 'it (brew install postgresql)'
      : 'it (Debian, as root: apt-get install postgresql)';
  return `The outbox is tested with SQLite only; for PostgreSQL as well install ${how}.`;
}

/** @param {{ node: string, env: NodeJS.ProcessEnv }} project */
async function hasPostgres({ node, env }) {
  const program = 'packages/outbox/src/testing/has-postgres/main.ts';
  const { code } = await run(node, [program], { env, quiet: true, timeoutMs: 20_000 });
  return code === 0;
}
