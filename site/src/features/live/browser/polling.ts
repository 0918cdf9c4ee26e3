import { deadline } from '../../../browser/deadline.ts';

const TIMEOUT_MS = 5000;
/** Twice as long after each failure. */
const RETRY_MS = 5000;
const MAX_RETRY_MS = 300_000;

/** Requests every so many ms, or after 5 s to 5 min while that fails; one at a time. Returns what requests now, or after the one in flight. */
export function startPolling(
  request: (timeout: AbortSignal) => Promise<boolean>,
  every: number,
  ended: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsking = false;
  let isRepeatWanted = false;

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (!ended.aborted) timer = setTimeout(run, delay);
  }

  async function run(): Promise<void> {
    isAsking = true;
    isRepeatWanted = false;
    const isAnswered = await request(deadline(TIMEOUT_MS, ended)).catch(() => false);
    isAsking = false;
    failures = isAnswered ? 0 : failures + 1;
    if (isAnswered) schedule(isRepeatWanted ? 0 : every);
    else schedule(Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (failures - 1)));
  }

  ended.addEventListener('abort', () => clearTimeout(timer));
  schedule(0);
  return () => {
    if (isAsking) isRepeatWanted = true;
    else schedule(0);
  };
}
