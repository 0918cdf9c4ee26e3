import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests make databases: a folder for SQLite, and the address of a PostgreSQL if there is one here. */
    databases: { readonly folder: string; readonly server: string | undefined };
  }
}

const { folder, server } = inject('databases');

export const DATABASES = ['SQLite', ...(server === undefined ? [] : ['PostgreSQL'])] as const;
export const HAS_POSTGRES = server !== undefined;

/** The address of a new empty database of that kind. */
export async function freshDatabase(kind: string): Promise<string> {
  if (kind === 'SQLite') return `file:${join(folder, `${randomUUID()}.db`)}`;
  if (server === undefined) throw new Error('there is no PostgreSQL here');
  return createDatabase(server);
}
