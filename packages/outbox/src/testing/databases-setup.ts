import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres.ts';
import { startCluster } from './postgres-cluster.ts';

/** Once for all tests: a PostgreSQL takes longer to start than most of them take. */
export default async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-databases-'));
  const cluster = findPostgres() && (await startCluster());
  provide('databases', { folder, server: cluster?.url });
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true });
  };
}
