export type { MailCounts } from './counts.ts';
export type { Notices } from './notices.ts';
export { type MailOutbox, type OutboxOptions, openOutbox } from './open-outbox.ts';
export type { Screen, ScreenReport } from './screens.ts';
export { DatabaseUrlError, NewerDatabaseError, type StoreError, StoreFailure } from './store/failure.ts';
export type { Swept } from './sweep.ts';
export type { Allowance, Kind, Limited, Outbox, Retention, Submission, TokenState } from './types.ts';
export { startWorker, type Worker, type WorkerOptions } from './worker.ts';
