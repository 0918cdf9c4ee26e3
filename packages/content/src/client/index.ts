import type { Log } from '@inktvis/foundation/log';
import { createContentClient } from './client.ts';
import { createGraphqlTransport } from './graphql.ts';
import { createDiskStore } from './last-good.ts';
import { createRestTransport } from './rest.ts';
import { createThrottle } from './throttle.ts';
import type { ContentClient } from './types.ts';
import { createVersionedCache } from './versioned-cache.ts';

export type { ContentClient, FilterItems, Globals, ListedType, Listing, Read, ReadError } from './types.ts';

export type ContentSettings = {
  readonly transport: 'graphql' | 'rest';
  readonly graphqlUrl: string;
  readonly restUrl: string;
  /** Public token: reads published content only. */
  readonly token: string;
  /** Zone of date values on the wire. */
  readonly timezone: string;
  /** Requests that may start in a second; Infinity for the embedded service. */
  readonly requestsPerSecond: number;
  /** Folder of the last good copies. */
  readonly lastGoodDir: string;
};

/** Waiting times of the client, in ms (specification 8 and 9, decisions section 9). */
const TIMES = {
  attempt: 10_000,
  visitor: 5_000,
  versionMaxAge: 5_000,
  rest: 2_000,
  retryStep: 1_000,
} as const;

/** Connects to the content service with published content and a public token. */
export function connectContent(
  settings: ContentSettings,
  log: Log,
): { content: ContentClient; expire: () => void } {
  const policy = {
    rateLimitRetries: 5,
    failureRetries: 2,
    stepMs: TIMES.retryStep,
    throttle: createThrottle(settings.requestsPerSecond),
  };
  const shared = { token: settings.token, version: 'published' as const, timeoutMs: TIMES.attempt, policy };
  const transport =
    settings.transport === 'graphql'
      ? createGraphqlTransport({ ...shared, url: settings.graphqlUrl })
      : createRestTransport({ ...shared, url: settings.restUrl });
  const cache = createVersionedCache({
    version: () => transport.version(),
    store: createDiskStore(settings.lastGoodDir, (error) =>
      log.warn({ error: String(error) }, 'last good copy not kept'),
    ),
    versionMaxAgeMs: TIMES.versionMaxAge,
    deadlineMs: TIMES.visitor,
    restMs: TIMES.rest,
    maxEntries: 2000,
    onFailure: (key, error) => log.warn({ read: key, ...error }, 'content service did not answer'),
  });
  const content = createContentClient({
    transport,
    cache,
    timezone: settings.timezone,
    report: ({ message, ...where }) => log.warn(where, message),
  });
  return { content, expire: cache.expire };
}
