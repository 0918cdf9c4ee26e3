export { type MailOutbox, type Outbox, openOutbox } from './open-outbox.ts';
export type { MailCounts } from './queue.ts';
export { type Notices, StoreFailure } from './store/driver.ts';
export type { Allowance, Submission } from './types.ts';
export { startWorker } from './worker.ts';
