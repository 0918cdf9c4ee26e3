import type { QueueReport } from '@inktvis/programme/signing-queue';

/** What the steward of a table sees: the answer of `/api/signeren`. Instants in ms since 1970. */
export type TableState = {
  /** By the server's clock. */
  readonly now: number;
  readonly place: string;
  /** Of this table and day, by start; none is cancelled. */
  readonly moments: readonly {
    readonly id: string;
    readonly title: string;
    readonly start: number;
    readonly end: number;
    readonly report: QueueReport | null;
    /** What was said before it, of another length. */
    readonly previous: QueueReport | null;
  }[];
};
