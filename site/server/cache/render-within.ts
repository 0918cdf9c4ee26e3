import { randomUUID } from 'node:crypto';
import { forRequest } from '@inktvis/foundation/log';
import type { PageCacheDoor, Reading, RenderLocals } from '../../src/server/render-locals.ts';
import { limits } from '../http/limits.ts';
import type { SiteServerOptions } from '../options.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { withEdgeTags } from './edge-tags.ts';
import { type Rendered, readRendered, withReading } from './rendered.ts';

/** What the pages are given along with each request. */
export type RenderParts = Pick<
  SiteServerOptions,
  'render' | 'build' | 'renderTimeoutMs' | 'events' | 'outbox' | 'edge'
> & {
  readonly security: SecurityHeaders;
  readonly door: PageCacheDoor;
  readonly picture?: RenderLocals['picture'];
};

/** Who asks: a visitor's own request has an id and an address; what is shared has neither. */
export type Asker = { readonly requestId?: string; readonly visitor?: string };

/** The way to the pages: one request in, one whole answer out. Rejects when that takes too long. */
export function createRenderer(parts: RenderParts) {
  const { render, security, door, events, outbox, picture, edge, build = '' } = parts;
  const timeoutMs = parts.renderTimeoutMs ?? limits.renderTimeoutMs;

  return async (request: Request, { requestId = randomUUID(), visitor }: Asker = {}): Promise<Rendered> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('rendering took too long')), timeoutMs);
    });
    const reading: Reading = { tags: new Set(), outdated: false };
    const locals = { requestId, build, pageCache: door, reading, events, outbox, picture, visitor };
    const rendering = forRequest(requestId, () => render(request, locals))
      .then((response) => readRendered(response, security))
      .then((rendered) => withReading(rendered, reading))
      .then((rendered) => (edge ? withEdgeTags(rendered) : rendered));
    try {
      return await Promise.race([rendering, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
