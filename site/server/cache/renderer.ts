import { randomUUID } from 'node:crypto';
import type { EventsClient } from '@inktvis/events';
import { forRequest } from '@inktvis/foundation/log';
import { within } from '@inktvis/foundation/within';
import type { Outbox } from '@inktvis/outbox';
import {
  type Dependencies,
  PAGE_DEADLINE_MS,
  type PageCacheHandle,
  type RenderLocals,
} from '../../src/server/render-locals.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { type Render, type Rendered, readRendered, withDependencies } from './rendered.ts';

/** A page is given up after this, in ms; well above its deadline for reads. */
const RENDER_TIMEOUT_MS = 15_000;

/** What the pages are given along with each request. */
type RendererOptions = {
  readonly render: Render;
  readonly security: SecurityHeaders;
  readonly pageCache: PageCacheHandle;
  readonly build?: string;
  readonly renderTimeoutMs?: number;
  /** How long a page waits for the content service and the events source, for all its reads together. */
  readonly pageDeadlineMs?: number;
  readonly events?: EventsClient;
  readonly outbox?: Outbox;
  readonly picture?: RenderLocals['picture'];
};

/** A visitor's own request has an id and an address; one for a shared page has neither. */
type Requester = { readonly requestId?: string; readonly visitor?: string };

export type Renderer = (request: Request, requester?: Requester) => Promise<Rendered>;

/** A rendering that was given up: it may work later. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/** Renders pages: one request in, one whole response out. Rejects with `RenderTimeout` when that takes too long. */
export function createRenderer(options: RendererOptions): Renderer {
  const { render, security, pageCache, events, outbox, picture, build = '' } = options;
  const timeoutMs = options.renderTimeoutMs ?? RENDER_TIMEOUT_MS;
  const pageDeadlineMs = options.pageDeadlineMs ?? PAGE_DEADLINE_MS;

  return async (request, { requestId = randomUUID(), visitor } = {}) => {
    const dependencies: Dependencies = { outdated: false };
    const deadline = performance.now() + pageDeadlineMs;
    const locals = { requestId, build, pageCache, dependencies, deadline, events, outbox, picture, visitor };
    const rendering = forRequest(requestId, () => render(request, locals))
      .then((response) => readRendered(response, security))
      .then((rendered) => withDependencies(rendered, dependencies));
    const rendered = await within(rendering, timeoutMs);
    if (!rendered) throw new RenderTimeout('rendering took too long');
    return rendered;
  };
}
