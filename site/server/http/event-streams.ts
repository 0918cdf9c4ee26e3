import type { ServerResponse } from 'node:http';
import type { Route } from './router.ts';
import { sendJson } from './send.ts';

export type Streams = ReturnType<typeof createStreams>;

/** The responses that stay open: at most `max` of them, counted, and ended when the server stops. */
export function createStreams(max: number) {
  const open = new Set<ServerResponse>();
  return {
    /** Registers a response that stays open until it closes. False when there are too many already: respond 503 then. */
    open(response: ServerResponse): boolean {
      if (open.size >= max) return false;
      open.add(response);
      response.once('close', () => open.delete(response));
      // Nothing is sent for as long as nothing happens.
      response.socket?.setTimeout(0);
      return true;
    },
    /** Whether a response is one of them. */
    has: (response: ServerResponse): boolean => open.has(response),
    /** How many are open now. */
    count: (): number => open.size,
    /** Ends them all; a browser's EventSource reconnects by itself, to another instance. */
    close(): void {
      for (const response of open) response.end();
    },
  };
}

type LiveStream = {
  /** `GET /api/live/stroom` */
  readonly route: Route;
  /** Something was published: every screen fetches its data again. */
  changed(): void;
};

/** Proxies close a connection that is silent for a minute. */
const HEARTBEAT_MS = 25_000;
/** Publications within this time are announced once: a release of a hundred stories is one change. */
const DEBOUNCE_MS = 250;

/**
 * Tells the Live screens immediately that something changed (server-sent events): `welkom` with `{ build }` when a
 * screen connects, and `gewijzigd` without data after a publication; the screen then reads `/api/live`. 503 when too
 * many screens are connected: they also poll.
 */
export function createLiveStream(build: string): LiveStream {
  const open = new Set<ServerResponse>();
  let heartbeat: NodeJS.Timeout | undefined;
  let pending: NodeJS.Timeout | undefined;

  const broadcast = (text: string) => {
    for (const response of open) response.write(text);
  };

  function remove(response: ServerResponse): void {
    open.delete(response);
    if (open.size > 0) return;
    clearInterval(heartbeat);
    clearTimeout(pending);
    heartbeat = undefined;
    pending = undefined;
  }

  return {
    route(context) {
      const { request, response, security, streams, preferences } = context;
      if (request.method === 'HEAD' || !streams.open(response)) return sendJson(context, 503, { full: true });
      const headers = [
        ['X-Request-Id', preferences.requestId],
        ['Content-Type', 'text/event-stream; charset=utf-8'],
        ['Cache-Control', 'no-store'],
        // Tells nginx not to buffer the response.
        ['X-Accel-Buffering', 'no'],
        ...security.headers(),
      ];
      response.writeHead(200, headers.flat());
      response.write(`retry: 5000\nevent: welkom\ndata: ${JSON.stringify({ build })}\n\n`);
      open.add(response);
      response.once('close', () => remove(response));
      heartbeat ??= setInterval(broadcast, HEARTBEAT_MS, ':\n\n').unref();
    },
    changed() {
      if (open.size === 0) return;
      pending ??= setTimeout(() => {
        pending = undefined;
        broadcast('event: gewijzigd\ndata:\n\n');
      }, DEBOUNCE_MS).unref();
    },
  };
}
