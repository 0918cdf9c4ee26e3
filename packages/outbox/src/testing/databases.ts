import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from './postgres-cluster.ts';

const { folder, server } = inject('databases');

export const DATABASES = ['SQLite', ...(server === undefined ? [] : ['PostgreSQL'])] as const;

/** The address of a new empty database of that kind. */
export async function freshDatabase(kind: string): Promise<string> {
  if (kind === 'PostgreSQL' && server !== undefined) return createDatabase(server);
  return `file:${join(folder, `${randomUUID()}.db`)}`;
}
