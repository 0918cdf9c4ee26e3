import { type Clock, systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { createOutbox } from '../outbox.ts';
import { connectDriver } from '../store/open-driver.ts';

/** For tests: an outbox on a database that the first call opens. */
export const openOutbox = (databaseUrl: string, clock: Clock = systemClock) =>
  createOutbox({ driver: connectDriver(databaseUrl), clock, log: silentLog });
