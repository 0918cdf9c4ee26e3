/** What a steward says of the queue at a signing table: its minutes, that it is closed, or that the signing is over. */
export const QUEUE_STATES = ['geen', '20', '40', '60', 'dicht', 'voorbij'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** `at`: when it was said, ms since 1970 by the server's clock. */
export type QueueReport = { readonly state: QueueState; readonly at: number };

/** `stil`: nobody renewed the report in time. */
export type ShownState = QueueState | 'stil';

const isState = (state: string): state is QueueState => QUEUE_STATES.some((one) => one === state);

/** A stored report; null when no steward can have said it. */
export const readReport = ({
  state,
  at,
}: {
  readonly state: string;
  readonly at: number;
}): QueueReport | null => (isState(state) ? { state, at } : null);

/** A report counts so long. */
export const REPORT_LIFE_MS = 20 * 60_000;
/** So long before the start a steward can begin. */
export const REPORTS_BEFORE_MS = 15 * 60_000;

/** What counts until the end of the moment. */
export const LASTING: readonly QueueState[] = ['dicht', 'voorbij'];

/**
 * What visitors see at `now` of a moment that ends at `end` (ms since 1970). Null before the first report and after the end;
 * a closed queue stays closed, an older figure is worse than none.
 */
export function queueState(report: QueueReport | undefined, end: number, now: number): ShownState | null {
  if (!report || now >= end) return null;
  return LASTING.includes(report.state) || now - report.at < REPORT_LIFE_MS ? report.state : 'stil';
}

/** How a queue stands on a page. `time` is that of its report in Brussels, `15.38`. */
export type ShownQueue = {
  readonly state: ShownState;
  readonly time: string;
  /** Name of the sign. */
  readonly icon: string;
  readonly words: string;
  readonly stamp: string;
};

/** `GET /wachtrij.json`, by moment. Instants in ms since 1970. */
export type SigningQueues = {
  readonly now: number;
  /** Today, by the site's clock. */
  readonly day: string;
  readonly queues: {
    readonly [moment: string]: {
      /** Until `until`; then `later`, until `end`. */
      readonly shown: ShownQueue;
      readonly until: number;
      readonly later: ShownQueue;
      readonly end: number;
    };
  };
};

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
