import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, hasPostgres, startCluster } from './postgres-cluster.ts';

export const DATABASES = ['SQLite', ...(hasPostgres() ? ['PostgreSQL'] : [])] as const;

type Databases = {
  /** The address of a new empty database of that kind. */
  fresh(kind: string): Promise<string>;
  stop(): Promise<void>;
};

/** Databases for the tests of one file. PostgreSQL starts with the first that is asked for. */
export function createDatabases(): Databases {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-outbox-'));
  let cluster: Promise<Cluster> | undefined;
  let made = 0;
  return {
    async fresh(kind) {
      made += 1;
      if (kind === 'SQLite') return `file:${join(folder, `${made}.db`)}`;
      cluster ??= startCluster();
      return (await cluster).database();
    },
    async stop() {
      await (await cluster)?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
