import { createYoga } from 'graphql-yoga';
import { Hono } from 'hono';
import { type Space, scopeOf } from '../rest/request.ts';
import { createContentSchema, type GraphqlContext } from './schema.ts';

export const GRAPHQL_PATH = '/v1/api';

const MAX_BODY_BYTES = 1_000_000;

export function graphqlRoutes({ snapshot, spaceView, ...tokens }: Space): Hono {
  const yoga = createYoga<GraphqlContext>({
    schema: createContentSchema(),
    graphqlEndpoint: GRAPHQL_PATH,
    graphiql: false,
    landingPage: false,
    multipart: false,
    maskedErrors: false,
    cors: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    logging: false,
  });
  const routes = new Hono();
  routes.post(GRAPHQL_PATH, async (context) => {
    const scope = scopeOf(context.req.header('token') ?? null, tokens);
    if (!scope) return context.json({ error: 'Unauthorized' }, 401);
    const version = context.req.header('version') || 'published';
    if (version !== 'draft' && version !== 'published') {
      return context.json({ error: 'Version is neither draft nor published' }, 422);
    }
    if (version === 'draft' && scope !== 'preview') return context.json({ error: 'Forbidden' }, 403);
    const headers = new Headers(context.req.raw.headers);
    // Errors in a query then have status 200, as in the real service.
    headers.set('accept', 'application/json');
    const current = snapshot();
    const response = await yoga.fetch(new Request(context.req.raw, { headers }), {
      snapshot: current,
      version,
      view: current[version],
      space: spaceView,
    });
    return new Response(response.body, { status: response.status, headers: [...response.headers] });
  });
  return routes;
}
