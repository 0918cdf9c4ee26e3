import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TABLES } from '../store/migrations.ts';
import { BackupFailure } from './archive.ts';

const run = promisify(execFile);

type Target = {
  readonly databaseUrl: string;
  /** The environment of the programs. */
  readonly env: NodeJS.ProcessEnv;
};

/** The address without the password, which would be in the list of processes, and the environment with it. */
function reach({ databaseUrl, env }: Target) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: password ? { ...env, PGPASSWORD: password } : env };
}

/** Runs a program of PostgreSQL. Of what it says only its own errors are shown: the rest may hold what a visitor wrote. */
async function runProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await run(name, [...args], { env });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupFailure(`${name} is not installed: it comes with the client of PostgreSQL`);
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const line = /^(?:pg_\w+|psql).*?(?:error|ERROR): .*$/m.exec(said)?.[0] ?? 'no reason given';
    throw new BackupFailure(`${name} failed: ${line.slice(0, 200)}`);
  }
}

/** Writes the database as it is in `snapshot` (`pg_export_snapshot()`) to a file in `pg_dump`'s own format. */
export async function dumpPostgres(target: Target, snapshot: string, file: string): Promise<void> {
  const { address, env } = reach(target);
  const tables = TABLES.map((table) => `--table=${table}`);
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`];
  await runProgram('pg_dump', [...options, ...tables, `--file=${file}`, `--dbname=${address}`], env);
}

/** Replaces the tables of the site by those in a file of `dumpPostgres`: all of them, in one transaction, or none. */
export async function restorePostgres(target: Target, file: string, folder: string): Promise<void> {
  const { address, env } = reach(target);
  const script = join(folder, 'restore.sql');
  await runProgram('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file], env);
  const drop = `drop table if exists ${TABLES.join(', ')}`;
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await runProgram('psql', [...options, `--command=${drop}`, `--file=${script}`, `--dbname=${address}`], env);
}
