import type { PreviewCheck } from '../security/preview-check.ts';
import type { Route } from './router.ts';

/** Where a cache in front asks whether the cookie of a request is an editor's pass. */
export const PASS_PATH = '/api/preview/pas';

/** `GET /api/preview/pas`: 204, with `X-Preview: 1` when the cookie is a valid pass. */
export const passRoute =
  (isPreview: PreviewCheck): Route =>
  ({ request, response, preferences, security }) => {
    const headers = [
      ['X-Request-Id', preferences.requestId],
      ['Cache-Control', 'private, no-store'],
      ...security.headers(),
      ...(isPreview('', request.headers.cookie) ? [['X-Preview', '1']] : []),
    ];
    response.writeHead(204, headers.flat()).end();
  };
