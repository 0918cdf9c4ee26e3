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

/** How often a request is repeated, and what may prevent it from being sent. */
type Retries = Pick<RequestPolicy, 'rateLimitRetries' | 'failureRetries' | 'circuit' | 'refusals'>;

/** What both transports are given, apart from where the service is. */
function optionsOf(
  settings: Pick<TransportSettings, 'token' | 'requestsPerSecond'>,
  version: 'draft' | 'published',
  retries: Retries,
) {
  const throttle = createThrottle(settings.requestsPerSecond);
  return {
    token: settings.token,
    version,
    timeoutMs: ATTEMPT_TIMEOUT_MS,
    policy: { ...retries, stepMs: RETRY_STEP_MS, throttle },
  };
}

/**
 * Transports that read drafts, as a release changes them or as they are now (null); all behind one throttle. REST always:
 * GraphQL cannot name a release (`from_release: Int`).
 */
export function openDrafts(
  settings: Omit<TransportSettings, 'transport' | 'graphqlUrl'>,
  retries: Retries,
): (release: string | null) => Transport {
  const options = { ...optionsOf(settings, 'draft', retries), url: settings.restUrl };
  return (release) => createRestTransport({ ...options, release });
}

/** The published content, over the transport that the settings choose, with its own throttle. */
export function openTransport(settings: TransportSettings, retries: Retries): Transport {
  const options = optionsOf(settings, 'published', retries);
  return settings.transport === 'graphql'
    ? createGraphqlTransport({ ...options, url: settings.graphqlUrl })
    : createRestTransport({ ...options, url: settings.restUrl });
}
