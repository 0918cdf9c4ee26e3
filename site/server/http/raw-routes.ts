import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Rendered } from '../cache/rendered.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import type { Wishes } from './send.ts';
import type { Streams } from './streams.ts';

/** What a route that is no page gets to work with. */
export type RawVisit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly wishes: Wishes;
  /** What stands behind the `?`, as it came. */
  readonly query: string;
  readonly security: SecurityHeaders;
  /** Answers that stay open belong in here: they are counted, bounded and ended when the server stops. */
  readonly streams: Streams;
  /** Renders an address of the site for nobody in particular. */
  readonly render: (address: string) => Promise<Rendered>;
};

/** Answers GET and HEAD at one path by itself. What it throws becomes a 500. */
export type RawRoute = (visit: RawVisit) => void | Promise<void>;

/** The routes that pass by the pages and their cache, by their exact path. */
export type RawRoutes = Readonly<Record<string, RawRoute>>;

/** A short JSON answer that nobody keeps; for probes and programs. */
export function sendJson({ request, response, security, wishes }: RawVisit, status: number, body: object) {
  const bytes = Buffer.from(`${JSON.stringify(body)}\n`);
  response.writeHead(
    status,
    [
      ['X-Request-Id', wishes.requestId],
      ['Content-Type', 'application/json'],
      ['Cache-Control', 'no-store'],
      ...security.base,
      ['Content-Security-Policy', security.csp(null)],
      ['Content-Length', String(bytes.length)],
    ].flat(),
  );
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
