import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import postgres from 'postgres';
import { type Found, findPostgres } from './find-postgres.ts';
import { copyPackaged } from './packaged-postgres.ts';

export type Cluster = {
  /** A new empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
};

/** PostgreSQL refuses to run as root; then it runs as another user that every system has. */
export function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // There is no such user.
    }
  }
  return undefined;
}

/** Whether a cluster can be started here. */
export const hasPostgres = (): boolean => findPostgres() !== undefined;

/** A PostgreSQL of the test's own in a folder that goes with it; never one that happens to run. */
export async function startCluster(found: Found | undefined = findPostgres()): Promise<Cluster> {
  if (found === undefined) throw new Error('there is no PostgreSQL here');
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const bin = found.packaged ? copyPackaged(found.bin, folder) : found.bin;
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: bin, LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await getPort();
  // What is in here does not outlive the test, so nothing waits for the disk.
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).once('exit', () => reject(new Error('PostgreSQL did not start')));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('ready to accept connections')) resolve();
    });
  });
  const admin = postgres(`postgres://test@127.0.0.1:${port}/postgres`, { max: 1, onnotice: () => undefined });
  let made = 0;
  return {
    async database() {
      made += 1;
      await admin.unsafe(`create database d${made}`);
      return `postgres://test@127.0.0.1:${port}/d${made}`;
    },
    async stop() {
      await admin.end();
      server.removeAllListeners('exit');
      const gone = once(server, 'exit');
      server.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
