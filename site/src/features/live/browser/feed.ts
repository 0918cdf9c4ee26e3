/** How often a screen asks on its own, in ms. Give or take a fifth, so that screens do not ask together. */
const EVERY_MS = 120_000;
const SPREAD = 0.2;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;
const PATIENCE_MS = 5_000;

type FeedOptions = {
  /** Asks once; true when there was a good answer. Rejecting is no answer. */
  readonly ask: (signal: AbortSignal) => Promise<boolean>;
  /** From 0 up to 1. */
  readonly random: () => number;
};

export type Feed = {
  /** Asks within `delay` ms, or once more after the question that is under way. */
  refresh(delay?: number): void;
  stop(): void;
};

/** Decides when to ask: at once, every two minutes, and less and less often while there is no answer. One at a time. */
export function startFeed({ ask, random }: FeedOptions): Feed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let underWay: AbortController | null = null;
  let again = false;
  let failures = 0;
  let isStopped = false;

  function schedule(delay: number): void {
    clearTimeout(timer);
    due = performance.now() + delay;
    timer = setTimeout(run, delay);
  }

  async function run(): Promise<void> {
    const question = new AbortController();
    underWay = question;
    again = false;
    const patience = setTimeout(() => question.abort(), PATIENCE_MS);
    const isAnswered = await ask(question.signal).catch(() => false);
    clearTimeout(patience);
    underWay = null;
    if (isStopped) return;
    failures = isAnswered ? 0 : failures + 1;
    const wait = isAnswered ? EVERY_MS : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
    schedule(again && isAnswered ? 0 : wait * (1 - SPREAD + 2 * SPREAD * random()));
  }

  schedule(0);
  return {
    refresh(delay = 0) {
      if (isStopped) return;
      if (underWay) again = true;
      else if (performance.now() + delay < due) schedule(delay);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      underWay?.abort();
    },
  };
}
