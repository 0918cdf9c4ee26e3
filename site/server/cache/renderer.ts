import { randomUUID } from 'node:crypto';
import { forRequest } from '@inktvis/foundation/log';
import { within } from '@inktvis/foundation/within';
import { type Dependencies, PAGE_DEADLINE_MS, type RenderLocals } from '../../src/server/render-locals.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { type Render, type Rendered, readRendered } from './rendered.ts';

/** A page is given up after this, in ms; well above its deadline for reads. */
const RENDER_TIMEOUT_MS = 15_000;
/** How long a page that shows a last good copy counts as fresh, in ms. */
const OUTDATED_FRESH_MS = 5_000;

type RendererOptions = {
  readonly render: Render;
  readonly security: SecurityHeaders;
  /** What every page is given along with its request. */
  readonly given: Omit<RenderLocals, 'requestId' | 'visitor' | 'deadline' | 'dependencies'>;
  readonly timeoutMs?: number;
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
  const { render, security, given, timeoutMs = RENDER_TIMEOUT_MS } = options;

  return async (request, { requestId = randomUUID(), visitor } = {}) => {
    const dependencies: Dependencies = { outdated: false };
    const deadline = performance.now() + PAGE_DEADLINE_MS;
    const locals = { ...given, requestId, dependencies, deadline, visitor };
    const rendering = forRequest(requestId, () => render(request, locals)).then((response) =>
      readRendered(response, security),
    );
    const rendered = await within(rendering, timeoutMs);
    if (!rendered) throw new RenderTimeout('rendering took too long');
    const { outdated } = dependencies;
    const { life } = rendered;
    if (!outdated || !life) return { ...rendered, outdated };
    return { ...rendered, outdated, life: { ...life, freshMs: Math.min(life.freshMs, OUTDATED_FRESH_MS) } };
  };
}
