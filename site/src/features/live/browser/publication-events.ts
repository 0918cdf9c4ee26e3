/** The first retry after a refusal, and the longest interval, in ms. */
const MIN_RETRY_MS = 30_000;
const MAX_RETRY_MS = 600_000;

/** As much of an `EventSource` as is needed here. */
type Source = Pick<EventSource, 'readyState' | 'CLOSED' | 'close'> & {
  addEventListener(type: string, listener: () => void): void;
};

type PublicationOptions = {
  readonly open: () => Source;
  /** Something was published, or may have been while the connection was broken. */
  readonly onChange: (reason: 'published' | 'reconnected') => void;
};

/**
 * Listens to the server-sent events of `GET /api/live/stroom`. The browser itself reconnects a broken connection; a
 * refused one (too many listeners) is retried with growing intervals. Until then polling brings the news.
 */
export function listenForPublications({ open, onChange }: PublicationOptions): () => void {
  let source: Source | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let wasConnected = false;

  function connect(): void {
    const stream = open();
    source = stream;
    stream.addEventListener('welkom', () => {
      refusals = 0;
      if (wasConnected) onChange('reconnected');
      wasConnected = true;
    });
    stream.addEventListener('gewijzigd', () => onChange('published'));
    stream.addEventListener('error', () => {
      if (stream.readyState !== stream.CLOSED) return;
      timer = setTimeout(connect, Math.min(MIN_RETRY_MS * 2 ** refusals, MAX_RETRY_MS));
      refusals += 1;
    });
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
