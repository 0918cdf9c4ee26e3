import type { Log } from '@inktvis/foundation/log';
import { createGraphQLError, createYoga, type Plugin } from 'graphql-yoga';
import { Hono } from 'hono';
import { scopeOf, type Tokens } from '../access.ts';
import type { Delivery } from '../delivery.ts';
import { createBudget, type Faults, GRAPHQL_BUDGET } from '../fault-injection.ts';
import { costOfExecution } from './query-cost.ts';
import type { GraphqlContext } from './render.ts';
import { createContentSchema } from './schema.ts';

export const GRAPHQL_PATH = '/v1/api';

/** Larger queries are refused with 413. */
const MAX_BODY_BYTES = 1_000_000;

type Options = Tokens & {
  readonly delivery: Delivery;
  readonly faults: () => Faults;
  readonly log: Log;
  /** Ids are `Int`, as in v1 of the real service: 15 digits are an error there. */
  readonly strictIds?: boolean;
};

/** Responds with 429 when the questions of one second cost too much together, if tests ask for that. */
function limitCost(faults: () => Faults): Plugin {
  const admits = createBudget(GRAPHQL_BUDGET, () => performance.now());
  return {
    onExecute({ args }) {
      if (!faults().rateLimit || admits(costOfExecution(args))) return;
      throw createGraphQLError('Rate limit has been reached. Retry later.', {
        extensions: { http: { status: 429 } },
      });
    },
  };
}

/** `POST /v1/api`. */
export function graphqlRoutes({ delivery, faults, log, strictIds = false, ...tokens }: Options): Hono {
  const yoga = createYoga<GraphqlContext>({
    schema: createContentSchema({ strictIds }),
    plugins: [limitCost(faults)],
    graphqlEndpoint: GRAPHQL_PATH,
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    logging: {
      debug: () => {},
      info: () => {},
      warn: (...parts) => log.warn({ graphql: parts.map(String) }, 'GraphQL warning'),
      error: (...parts) => log.error({ graphql: parts.map(String) }, 'GraphQL error'),
    },
  });
  const routes = new Hono();
  routes.post(GRAPHQL_PATH, async (context) => {
    const scope = scopeOf(context.req.header('token'), tokens);
    if (!scope) return context.json({ error: 'Unauthorized' }, 401);
    if (faults().graphql === 'refused') {
      return context.json({ error: 'GraphQL is not part of the plan of this space' }, 403);
    }
    const version = context.req.header('version') || 'published';
    if (version !== 'draft' && version !== 'published') {
      return context.json({ error: 'Version is neither draft nor published' }, 422);
    }
    if (version === 'draft' && scope !== 'preview') return context.json({ error: 'Forbidden' }, 403);
    const headers = new Headers(context.req.raw.headers);
    // Errors in a query then have status 200, as the real service does.
    headers.set('accept', 'application/json');
    const current = delivery.content(version);
    const request = new Request(context.req.raw, { headers });
    const response = await yoga.fetch(request, {
      snapshot: current,
      version,
      view: current[version],
      space: delivery.space,
    });
    return new Response(response.body, response);
  });
  return routes;
}
