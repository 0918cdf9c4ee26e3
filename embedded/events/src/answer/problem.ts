import { escapedJson } from './json.ts';

const PROBLEMS = {
  unauthorized: { status: 401, type: 'auth/unauthorized', title: 'Unauthorized' },
  forbidden: { status: 403, type: 'auth/forbidden', title: 'Forbidden' },
  notFound: { status: 404, type: 'url/not-found', title: 'Not Found' },
  methodNotAllowed: { status: 405, type: 'method/not-allowed', title: 'Method not allowed' },
  badRequest: { status: 400, type: 'body/bad-request', title: 'Bad body request' },
  unsupportedType: { status: 415, type: 'body/unsupported-media-type', title: 'Unsupported media type' },
} as const;

export type ProblemName = keyof typeof PROBLEMS;

/** A problem body (contract events-source 6). Those about credentials have, oddly, the type of a success. */
export function problem(name: ProblemName, detail?: string, headers: Record<string, string> = {}): Response {
  const { status, type, title } = PROBLEMS[name];
  const body = {
    title,
    type: `https://api.publiq.be/probs/${type}`,
    status,
    ...(detail === undefined ? {} : { detail }),
  };
  const contentType = status === 401 || status === 403 ? 'application/ld+json' : 'application/problem+json';
  return new Response(escapedJson(body), { status, headers: { 'content-type': contentType, ...headers } });
}
