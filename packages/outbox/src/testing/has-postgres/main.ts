import { findInstalled } from '../find-postgres.ts';

/** Whether this machine has a PostgreSQL of its own that the tests can start: exit code 0, else 1. */
process.exitCode = findInstalled() ? 0 : 1;
