import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findPostgres } from './find-postgres.ts';
import { copyPackaged } from './packaged-postgres.ts';
import { otherUser } from './postgres-cluster.ts';

/** A running PostgreSQL. */
export type Served = {
  /** Ends it at once; what was committed is on the disk. */
  stop(): void;
  /** Resolves to its exit code. */
  readonly ended: Promise<number>;
};

/**
 * Runs PostgreSQL in a folder that outlives it, with one user `inktvis` and its database `inktvis`, reached from this
 * machine without password. Rejects when it does not start.
 */
export async function servePostgres(folder: string, port: number): Promise<Served> {
  const found = findPostgres();
  if (found === undefined) throw new Error('there is no PostgreSQL here');
  const home = resolve(folder);
  const data = join(home, 'data');
  const user = otherUser();
  const fresh = !existsSync(data);
  mkdirSync(home, { recursive: true });
  if (user) chownSync(home, user.uid, user.gid);
  const bin = found.packaged ? copyPackaged(found.bin, home) : found.bin;
  const options = { ...user, cwd: home, env: { PATH: bin, LC_ALL: 'C' } };
  if (fresh) {
    const args = ['-D', data, '-U', 'inktvis', '-A', 'trust', '-E', 'UTF8'];
    execFileSync(join(bin, 'initdb'), args, { ...options, stdio: 'ignore' });
    // The server is not up yet: one of its programs makes the database by itself.
    execFileSync(join(bin, 'postgres'), ['--single', '-D', data, 'postgres'], {
      ...options,
      input: 'create database inktvis\n',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  }
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<number>((end) => server.once('exit', (code) => end(code ?? 1)));
  await new Promise<void>((ready, reject) => {
    let said = '';
    server.once('error', reject).once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
      if (text.includes('ready to accept connections')) ready();
    });
  });
  return { ended, stop: () => void server.kill('SIGINT') };
}
