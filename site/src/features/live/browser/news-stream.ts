/** The first wait after a refusal, and the longest, in ms. */
const FIRST_WAIT_MS = 30_000;
const LAST_WAIT_MS = 600_000;

/** As much of an `EventSource` as is needed here. */
type Source = Pick<EventSource, 'readyState' | 'CLOSED' | 'close'> & {
  addEventListener(kind: string, listener: () => void): void;
};

type NewsStreamOptions = {
  readonly open: () => Source;
  /** There is something new, or there may have been while nobody listened. */
  readonly onNews: (reason: 'changed' | 'back') => void;
};

/**
 * Listens to `GET /api/live/stroom`. A connection that breaks is made again by the browser; one that is refused (too
 * many listeners) is tried again later and later. Nobody hears of that: the page asks every two minutes anyhow.
 */
export function listenForNews({ open, onNews }: NewsStreamOptions): () => void {
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let wasWelcome = false;

  function connect(): void {
    const stream = open();
    source = stream;
    stream.addEventListener('welkom', () => {
      refusals = 0;
      if (wasWelcome) onNews('back');
      wasWelcome = true;
    });
    stream.addEventListener('gewijzigd', () => onNews('changed'));
    stream.addEventListener('error', () => {
      if (stream.readyState !== stream.CLOSED) return;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** refusals, LAST_WAIT_MS);
      refusals += 1;
      timer = setTimeout(connect, wait);
    });
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
