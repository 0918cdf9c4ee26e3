import { createThrottle } from '@inktvis/foundation/rate-limit';
import { createGraphqlTransport } from './graphql.ts';
import { createRestTransport } from './rest.ts';
import type { RequestPolicy, Transport } from './transport.ts';

/** Where a content service is, and how it may be used. */
export type TransportSettings = {
  readonly transport: 'graphql' | 'rest';
  readonly graphqlUrl: string;
  readonly restUrl: string;
  /** Read-only token: the public one reads what is published, the preview one drafts too. Never leaves the server. */
  readonly token: string;
  /** Requests that may start in a second; Infinity for the embedded service. */
  readonly requestsPerSecond: number;
};

/** Milliseconds: for one attempt, and by which the delay grows after each 429 (requirements 8). */
const ATTEMPT_TIMEOUT_MS = 10_000;
const RETRY_STEP_MS = 1_000;

/** How often a request is repeated, and what may keep it from being sent. */
type Retries = Pick<RequestPolicy, 'rateLimitRetries' | 'failureRetries' | 'circuit' | 'refusals'>;

/** The transport that the settings choose, with its own throttle. */
export function openTransport(
  settings: TransportSettings,
  version: 'draft' | 'published',
  retries: Retries,
): Transport {
  const throttle = createThrottle(settings.requestsPerSecond);
  const options = {
    token: settings.token,
    version,
    timeoutMs: ATTEMPT_TIMEOUT_MS,
    policy: { ...retries, stepMs: RETRY_STEP_MS, throttle },
  };
  return settings.transport === 'graphql'
    ? createGraphqlTransport({ ...options, url: settings.graphqlUrl })
    : createRestTransport({ ...options, url: settings.restUrl });
}
