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

/** How often a request is repeated, and what may prevent it from being sent. */
type Retries = Pick<RequestPolicy, 'rateLimitRetries' | 'failureRetries' | 'circuit' | 'refusals'>;

/** One throttle for all requests of a policy. */
const policyOf = ({ requestsPerSecond }: Pick<TransportSettings, 'requestsPerSecond'>, retries: Retries) => ({
  ...retries,
  throttle: createThrottle(requestsPerSecond),
});

/**
 * Transports that read drafts, as a release changes them or as they are now (null); all behind one throttle. REST always:
 * GraphQL cannot name a release (`from_release: Int`).
 */
export function openDrafts(
  settings: Omit<TransportSettings, 'transport' | 'graphqlUrl'>,
  retries: Retries,
): (release: string | null) => Transport {
  const { restUrl: url, token } = settings;
  const policy = policyOf(settings, retries);
  return (release) => createRestTransport({ url, token, version: 'draft', policy, release });
}

/** The published content, over the transport that the settings choose, with its own throttle. */
export function openTransport(settings: TransportSettings, retries: Retries): Transport {
  const { transport, graphqlUrl, restUrl, token } = settings;
  const options = { token, version: 'published', policy: policyOf(settings, retries) } as const;
  return transport === 'graphql'
    ? createGraphqlTransport({ ...options, url: graphqlUrl })
    : createRestTransport({ ...options, url: restUrl });
}
