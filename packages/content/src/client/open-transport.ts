import { createThrottle } from '@inktvis/foundation/throttle';
import { createGraphqlTransport } from './graphql.ts';
import type { RequestPolicy } from './request.ts';
import { createRestTransport } from './rest.ts';
import type { Transport } from './transport.ts';

/** Where a content service is, and how it may be asked. */
export type TransportSettings = {
  readonly transport: 'graphql' | 'rest';
  readonly graphqlUrl: string;
  readonly restUrl: string;
  /** Read-only token: the public one reads what is published, the preview one drafts too. Never leaves the server. */
  readonly token: string;
  /** Requests that may start in a second; Infinity for the embedded service. */
  readonly requestsPerSecond: number;
};

/** Milliseconds: for one attempt, and by which the pause grows after each 429 (requirements 8). */
const ATTEMPT_MS = 10_000;
const RETRY_STEP_MS = 1_000;

/** How often a question is asked again. */
export type Patience = Pick<RequestPolicy, 'rateLimitRetries' | 'failureRetries'>;

/** The transport that the settings choose, with its own throttle. */
export function openTransport(
  settings: TransportSettings,
  version: 'draft' | 'published',
  patience: Patience,
): Transport {
  const throttle = createThrottle(settings.requestsPerSecond);
  const options = {
    token: settings.token,
    version,
    timeoutMs: ATTEMPT_MS,
    policy: { ...patience, stepMs: RETRY_STEP_MS, throttle },
  };
  return settings.transport === 'graphql'
    ? createGraphqlTransport({ ...options, url: settings.graphqlUrl })
    : createRestTransport({ ...options, url: settings.restUrl });
}
