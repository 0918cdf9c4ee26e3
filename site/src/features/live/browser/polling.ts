import { deadline } from '../../../browser/deadline.ts';

/** How often a screen polls, and how long a response may take, in ms. */
const INTERVAL_MS = 120_000;
const TIMEOUT_MS = 5_000;
/** How soon again after a failure: twice as long after each one, in ms. */
const RETRY_MS = 5000;
const MAX_RETRY_MS = 300_000;

/** How often a screen asks whether something was published, in ms. */
const LOOK_MS = 4000;

/**
 * Polls at once and every two minutes, or after 5 s to 5 min while requests fail, until `ended`. One request at a time.
 * `request`: true when it succeeded; rejecting counts as a failure. Returns what requests now, or again after the request in
 * flight.
 */
export function startPolling(
  request: (signal: AbortSignal) => Promise<boolean>,
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
    const signal = deadline(TIMEOUT_MS, ended);
    const isAnswered = await request(signal).catch(() => false);
    isAsking = false;
    failures = isAnswered ? 0 : failures + 1;
    if (isAnswered) schedule(isRepeatWanted ? 0 : INTERVAL_MS);
    else schedule(Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (failures - 1)));
  }

  ended.addEventListener('abort', () => clearTimeout(timer));
  schedule(0);
  return () => {
    if (isAsking) isRepeatWanted = true;
    else schedule(0);
  };
}

/** Calls `onChange` when the content has another version than before (`GET /live/stand.json`), until `ended`. */
export function watchPublications(onChange: () => void, ended: AbortSignal): void {
  let known: string | null = null;
  async function look(): Promise<void> {
    if (document.hidden) return;
    try {
      const signal = deadline(LOOK_MS);
      const response = await fetch('/live/stand.json', { cache: 'no-store', signal });
      const version = response.ok ? await response.text() : known;
      if (known !== null && version !== known) onChange();
      known = version;
    } catch {
      // No network, or a response that breaks off: what is known stays.
    }
  }
  void look();
  const timer = setInterval(look, LOOK_MS);
  ended.addEventListener('abort', () => clearInterval(timer));
}
