import { problem } from './answer/problem.ts';
import type { PhpMap } from './query/php-query.ts';

export type Keys = { readonly apiKey: string; readonly clientId: string };

const textOf = (query: PhpMap, name: string): string | undefined => {
  const value = query.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Refuses a question without the right credential, in the order of the real service: client id before API key, header
 * before parameter (contract events-source 2). The refusals repeat what was sent, as the real ones do.
 */
export function refusal(headers: Headers, query: PhpMap, keys: Keys): Response | undefined {
  const clientId = headers.get('x-client-id') || textOf(query, 'clientId');
  if (clientId) {
    return clientId === keys.clientId
      ? undefined
      : problem('forbidden', `The provided client id ${clientId} is not allowed to access this API.`);
  }
  const apiKey = headers.get('x-api-key') || textOf(query, 'apiKey');
  if (apiKey) {
    return apiKey === keys.apiKey
      ? undefined
      : problem('unauthorized', `The provided api key ${apiKey} is invalid.`);
  }
  return problem('unauthorized', 'No client id, API key or access token was given.');
}
