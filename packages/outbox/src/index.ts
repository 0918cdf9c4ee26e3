export { type MailOutbox, type OutboxOptions, openOutbox } from './open-outbox.ts';
export { DatabaseUrlError, NewerDatabaseError, type StoreError, StoreFailure } from './store/failure.ts';
export type { Swept } from './sweep.ts';
export type { Allowance, Kind, Outbox, Retention, Submission, TokenState } from './types.ts';
export { startWorker, type Worker, type WorkerOptions } from './worker.ts';
