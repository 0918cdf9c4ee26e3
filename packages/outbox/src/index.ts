export { type MailOutbox, type OutboxOptions, openOutbox } from './open-outbox.ts';
export type { MailCounts } from './queue.ts';
export type { Deleted } from './retention.ts';
export type { Screen, ScreenReport } from './screens.ts';
export {
  DatabaseUrlError,
  NewerDatabaseError,
  type Notices,
  type StoreError,
  StoreFailure,
} from './store/driver.ts';
export type { Allowance, Limited, Outbox, Retention, Submission, TokenState } from './types.ts';
export type { UnfoundKind } from './unfound.ts';
export { startWorker, type Worker, type WorkerOptions } from './worker.ts';
