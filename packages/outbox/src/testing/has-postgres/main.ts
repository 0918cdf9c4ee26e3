import { findInstalled, findPackaged } from '../find-postgres.ts';

/** Which PostgreSQL the tests can start: exit code 0 the machine's own, 2 only that of the npm package, 1 none. */
process.exitCode = findInstalled() ? 0 : findPackaged() ? 2 : 1;
