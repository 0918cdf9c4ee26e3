import type { Log } from '@inktvis/foundation/log';
import {
  type ExecutionArgs,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { createGraphQLError, createYoga, type Plugin } from 'graphql-yoga';
import { Hono } from 'hono';
import { scopeOf, type Tokens } from '../access.ts';
import { createBudget, type Faults, GRAPHQL_BUDGET } from '../fault-injection.ts';
import type { Snapshot } from '../store/snapshot.ts';
import type { GraphqlContext } from './render.ts';
import { createContentSchema } from './schema.ts';

type Question = {
  readonly operation: OperationDefinitionNode;
  readonly fragments: { readonly [name: string]: FragmentDefinitionNode | undefined };
  readonly variableValues: { readonly [name: string]: unknown };
};

/**
 * Estimated cost of a query: 1, plus per list root its page size in steps of 25 and per single item 1
 *.
 */
export function costOf({ operation, fragments, variableValues }: Question): number {
  const seen = new Set<string>();
  const cost = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + cost(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments[selection.name.value];
        if (!fragment || seen.has(selection.name.value)) return sum;
        seen.add(selection.name.value);
        return sum + cost(fragment.selectionSet);
      }
      const name = selection.name.value;
      if (/(Item|^ContentNode)$/.test(name)) return sum + 1;
      if (!/(Items|^ContentNodes)$/.test(name)) return sum;
      const size = selection.arguments?.find((argument) => argument.name.value === 'per_page')?.value;
      const given =
        size?.kind === Kind.INT
          ? Number(size.value)
          : size?.kind === Kind.VARIABLE
            ? Number(variableValues[size.name.value] ?? 25)
            : 25;
      return sum + Math.max(1, Math.ceil(Math.min(given, 100) / 25));
    }, 0);
  return 1 + cost(operation.selectionSet);
}

export const GRAPHQL_PATH = '/v1/api';

/** Larger queries are refused with 413. */
const MAX_BODY_BYTES = 1_000_000;

type Options = Tokens & {
  readonly snapshot: () => Snapshot;
  readonly faults: () => Faults;
  readonly log: Log;
};

function costOfExecution({ document, operationName, variableValues }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 1;
  const named = document.definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
  );
  return costOf({ operation, fragments: Object.fromEntries(named), variableValues: variableValues ?? {} });
}

/** Answers 429 when the questions of one second cost too much together, if tests ask for that. */
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
export function graphqlRoutes({ snapshot, faults, log, ...tokens }: Options): Hono {
  const yoga = createYoga<GraphqlContext>({
    schema: createContentSchema(),
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
    const version = context.req.header('version') || 'published';
    if (version !== 'draft' && version !== 'published') {
      return context.json({ error: 'Version is neither draft nor published' }, 422);
    }
    if (version === 'draft' && scope !== 'preview') return context.json({ error: 'Forbidden' }, 403);
    const headers = new Headers(context.req.raw.headers);
    // Errors in a query then come with status 200, as the contract has it (2.7).
    headers.set('accept', 'application/json');
    const current = snapshot();
    const request = new Request(context.req.raw, { headers });
    const answer = await yoga.fetch(request, { snapshot: current, version, view: current[version] });
    return new Response(answer.body, answer);
  });
  return routes;
}
