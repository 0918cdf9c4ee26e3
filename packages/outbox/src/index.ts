export { createOutbox, type Outbox, type StoreHealth } from './outbox.ts';
export type { SigningDay } from './signing.ts';
export { type Notices, StoreFailure } from './store/driver.ts';
export { connectDriver } from './store/open-driver.ts';
export type { Allowance, Submission } from './submissions.ts';
export { startWorker, type Worker } from './worker.ts';
