import type { Log } from '@inktvis/foundation/log';
import {
  isSignedByEditor,
  type PreviewKeys,
  readPass,
  readPreviewCookie,
} from '../../src/server/preview/preview-access.ts';
import { createPreviewLog } from '../../src/server/preview/preview-log.ts';

/** Whether a request is the preview of an editor, by its address and its `Cookie` header. */
export type PreviewCheck = (address: string, cookie: string | undefined) => boolean;

type Options = {
  /** What proofs are made with; without it there are no previews. */
  readonly keys: PreviewKeys | undefined;
  readonly https: boolean;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly now: () => number;
};

const editorParameter = /[?&]_storyblok_tk(?:\[|%5B)/i;

/** Verified before it passes by the page cache; the page itself verifies again (docs/decisions/007-preview.md). */
export function createPreviewCheck({ keys, https, log, now }: Options): PreviewCheck {
  const events = createPreviewLog({ log, now });
  return (address, cookie) => {
    if (!keys) return false;
    const pass = cookie === undefined ? '' : readPreviewCookie(cookie, { https });
    if (pass !== '' && readPass(pass, keys, new Date(now())) !== null) return true;
    const isClaimed = editorParameter.test(address);
    if (isClaimed) {
      const parameters = new URLSearchParams(address.slice(address.indexOf('?')));
      if (isSignedByEditor(parameters, keys, new Date(now()))) return true;
    }
    if (pass !== '') events.refused('pass');
    else if (isClaimed) events.refused('editor');
    return false;
  };
}
