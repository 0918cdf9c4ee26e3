import { findPostgres } from '../find-postgres.ts';

/** Exit code 0 when the tests can start a PostgreSQL of their own. */
process.exitCode = findPostgres() === undefined ? 1 : 0;
