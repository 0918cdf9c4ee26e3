import type { ServerResponse } from 'node:http';

export type Streams = {
  /**
   * Counts an answer that stays open until it closes. False when there are too many already: answer 503 then.
   * `end` is called when the server stops; a browser's EventSource connects again by itself, to another instance.
   */
  open(response: ServerResponse, end?: () => void): boolean;
  /** Whether an answer is one of them. */
  has(response: ServerResponse): boolean;
  /** How many are open now. */
  count(): number;
  /** Ends them all. */
  close(): void;
};

/** The answers that stay open: at most `most` of them. */
export function createStreams(most: number): Streams {
  const open = new Map<ServerResponse, () => void>();
  return {
    open(response, end = () => response.end()) {
      if (open.size >= most) return false;
      open.set(response, end);
      response.once('close', () => open.delete(response));
      // It is quiet for as long as nothing happens.
      response.socket?.setTimeout(0);
      return true;
    },
    has: (response) => open.has(response),
    count: () => open.size,
    close() {
      for (const end of [...open.values()]) end();
    },
  };
}
