import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import postgres from 'postgres';
import { copyPackaged, findPostgres } from './find-postgres.ts';

/** PostgreSQL refuses to run as root; then it runs as a user that every system has. */
function otherUser(): { uid: number; gid: number } | undefined {
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

type ServerOptions = {
  readonly bin: string;
  readonly data: string;
  readonly port: number;
  /** `name=value`, besides what every server here gets. */
  readonly settings: readonly string[];
  /** User, folder and environment of the process. */
  readonly options: SpawnOptions;
};

/** Starts a server on 127.0.0.1; resolves when it accepts connections. */
async function startServer({ bin, data, port, settings, options }: ServerOptions): Promise<ChildProcess> {
  const all = ['listen_addresses=127.0.0.1', 'max_connections=200', ...settings];
  const args = ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((ready, reject) => {
    let printed = '';
    server
      .once('error', reject)
      .once('exit', () => reject(new Error(`PostgreSQL did not start: ${printed}`)));
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-2000);
      if (text.includes('ready to accept connections')) ready();
    });
  });
  server.removeAllListeners('exit');
  return server;
}

/** Makes an empty database in the cluster at `url`, and gives its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = randomUUID();
  const admin = postgres(`${url}/postgres`, { max: 1 });
  await admin.unsafe(`create database "${name}"`);
  await admin.end();
  return `${url}/${name}`;
}

/** Starts a PostgreSQL for tests, in a temporary folder; never uses one that is already running. */
export async function startCluster() {
  const found = findPostgres();
  if (found === undefined) throw new Error('there is no PostgreSQL here');
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const bin = found.packaged ? copyPackaged(found.bin, folder) : found.bin;
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: bin, LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    // What it says when it fails is in the error.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await getPort();
  // The data does not outlive the test, so nothing waits for the disk.
  const settings = ['fsync=off', `unix_socket_directories=${folder}`];
  const start = () => startServer({ bin, data, port, settings, options });
  let server = await start();
  async function halt(signal: NodeJS.Signals): Promise<void> {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }
  return {
    /** Of the server; `createDatabase` makes databases in it. */
    url: `postgres://test@127.0.0.1:${port}`,
    /** Stops the server; gives the function that starts it again. */
    async interrupt() {
      await halt('SIGINT');
      return async () => {
        server = await start();
      };
    },
    async stop() {
      await halt('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
