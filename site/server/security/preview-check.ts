import type { Log } from '@inktvis/foundation/log';
import {
  isSignedByEditor,
  type PreviewKeys,
  readPass,
  readPreviewCookie,
} from '../../src/server/preview/preview-access.ts';
import { createPreviewLog } from '../../src/server/preview/preview-log.ts';
import type { Route } from '../http/router.ts';

/** Whether a request is the preview of an editor, by its address and its `Cookie` header. */
export type PreviewCheck = (address: string, cookie: string | undefined) => boolean;

type Options = {
  /** What proofs are made with; without it there are no previews. */
  readonly keys: PreviewKeys | undefined;
  readonly https: boolean;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Epoch ms. */
  readonly now: () => number;
};

const editorParameter = /[?&]_storyblok_tk(?:\[|%5B)/i;

/**
 * Verifies the claim to be a preview before it passes by the page cache and keeps its parameters: a cookie that only has
 * the name gets the stored page (docs/decisions/007-preview.md). The page itself verifies again, and decides what is shown.
 */
export function createPreviewCheck({ keys, https, log, now }: Options): PreviewCheck {
  const events = createPreviewLog({ log, now });
  return (address, cookie) => {
    if (!keys) return false;
    const pass = cookie === undefined ? '' : readPreviewCookie(cookie, { https });
    if (pass !== '' && readPass(pass, keys, new Date(now())) !== null) return true;
    const isClaimed = editorParameter.test(address);
    if (isClaimed) {
      const { searchParams } = new URL(address, 'http://site.invalid');
      if (isSignedByEditor(searchParams, keys, new Date(now()))) return true;
    }
    if (pass !== '') events.refused('pass');
    else if (isClaimed) events.refused('editor');
    return false;
  };
}

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
