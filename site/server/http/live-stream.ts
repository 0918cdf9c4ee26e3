import type { ServerResponse } from 'node:http';
import { type RawRoute, sendJson } from './raw-routes.ts';

export type LiveStream = {
  /** `GET /api/live/stroom` */
  readonly route: RawRoute;
  /** Something was published: every screen asks anew. */
  changed(): void;
};

/** Proxies close what is silent for a minute. */
const BEAT_MS = 25_000;
/** A release of a hundred stories is one change. */
const GATHER_MS = 250;

/**
 * Tells the screens in the hall at once that something changed (server-sent events). `welkom` with `{ build }` when a
 * screen comes; `gewijzigd` without more after a publication: what is new, `/api/live` says. 503 when there are too
 * many screens: they ask from time to time all the same.
 */
export function createLiveStream(build: string): LiveStream {
  const open = new Set<ServerResponse>();
  let beat: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;

  const say = (text: string) => {
    for (const response of open) response.write(text);
  };

  function leave(response: ServerResponse): void {
    open.delete(response);
    if (open.size > 0) return;
    clearInterval(beat);
    clearTimeout(gathering);
    beat = undefined;
    gathering = undefined;
  }

  return {
    route(visit) {
      const { request, response, security, streams, wishes } = visit;
      if (request.method === 'HEAD' || !streams.open(response)) return sendJson(visit, 503, { full: true });
      response.writeHead(
        200,
        [
          ['X-Request-Id', wishes.requestId],
          ['Content-Type', 'text/event-stream; charset=utf-8'],
          ['Cache-Control', 'no-store'],
          // nginx holds back what it has no word about.
          ['X-Accel-Buffering', 'no'],
          ...security.base,
          ['Content-Security-Policy', security.csp(null)],
        ].flat(),
      );
      response.write(`retry: 5000\nevent: welkom\ndata: ${JSON.stringify({ build })}\n\n`);
      open.add(response);
      response.once('close', () => leave(response));
      beat ??= setInterval(say, BEAT_MS, ':\n\n').unref();
    },
    changed() {
      if (open.size === 0) return;
      gathering ??= setTimeout(() => {
        gathering = undefined;
        say('event: gewijzigd\ndata:\n\n');
      }, GATHER_MS).unref();
    },
  };
}
