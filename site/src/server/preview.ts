import { type ContentClient, connectPreview, type WireStory } from '@inktvis/content/client';
import { BRUSSELS, machineTime, parseWallTime } from '@inktvis/foundation/brussels';
import { systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import {
  isPass,
  isSecret,
  isSignedByEditor,
  type PreviewKeys,
  previewCookie,
  readPreviewCookie,
  signPass,
} from './preview-access.ts';
import { clock, publication, settings } from './runtime.ts';

/** Parameter of the time machine: a Brussels wall time, `2024-10-27T10:05`. */
const TIME_PARAMETER = 'nu';

const keys: PreviewKeys = {
  spaceId: settings.contentSpaceId,
  previewToken: settings.contentPreviewToken,
  secret: settings.previewSecret,
};

const draft = connectPreview(
  {
    transport: settings.contentTransport,
    graphqlUrl: settings.contentGraphqlUrl,
    restUrl: settings.contentRestUrl,
    token: settings.contentPreviewToken ?? '',
    timezone: settings.contentTimezone,
    requestsPerSecond: settings.contentRequestsPerSecond || Number.POSITIVE_INFINITY,
  },
  createLog('preview'),
);

/** What a verified editor gets instead of the published site. */
type Preview = {
  readonly content: ContentClient;
  /** The instant to show: `?nu=…`, or the present. */
  readonly now: Date;
  /** What the page shows of it, above everything. */
  readonly bar: {
    /** The moment as Brussels wall time. */
    readonly at: string;
    readonly timeName: typeof TIME_PARAMETER;
    /** Parameters of the address that remain when another time is chosen. */
    readonly parameters: Readonly<Record<string, string>>;
    readonly leaveHref: string;
    /** The only origin whose messages and frames the page accepts. */
    readonly editorOrigin: string;
  };
  /** Headers of the response: not stored, and not indexed by search engines. */
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** The policy part by which the editor may show a page in its frame (storyblok.com/docs/concepts/visual-editor). */
export const FRAME_POLICY = `frame-ancestors 'self' ${settings.previewEditorOrigin}` as const;

const isHttps = (url: URL) => url.protocol === 'https:';

/** `Set-Cookie` that keeps the preview open. */
export const openingCookie = (url: URL): string =>
  previewCookie(signPass(keys, systemClock.now()), { https: isHttps(url) });

/** `Set-Cookie` that closes it. */
export const closingCookie = (url: URL): string => previewCookie(null, { https: isHttps(url) });

/** Whether an address opens the preview: by the editor's parameters, or by the shared secret in `secret`. */
export const opensPreview = (url: URL): boolean =>
  isSignedByEditor(url.searchParams, keys, systemClock.now()) ||
  isSecret(url.searchParams.get('secret'), keys);

/** How a request proves to come from an editor; null when it does not. Proofs expire in real time. */
function proofOf(request: Request): 'cookie' | 'parameters' | null {
  const now = systemClock.now();
  const url = new URL(request.url);
  const pass = readPreviewCookie(request.headers.get('cookie'), { https: isHttps(url) });
  if (isPass(pass, keys, now)) return 'cookie';
  return isSignedByEditor(url.searchParams, keys, now) ? 'parameters' : null;
}

/**
 * The preview a request has a right to; null for visitors, and for cookies and parameters that are forged or old.
 * `page`: address of the page to show. `unsaved`: what the editor is typing, shown in this response and nowhere else.
 */
export function openPreview(request: Request, page: URL, unsaved?: WireStory): Preview | null {
  const proof = proofOf(request);
  if (!proof) return null;
  publication.editing();
  const now = parseWallTime(page.searchParams.get(TIME_PARAMETER) ?? '', BRUSSELS) ?? clock.now();
  const parameters = [...page.searchParams].filter(([name]) => name !== TIME_PARAMETER);
  return {
    content: draft(unsaved),
    now,
    bar: {
      at: machineTime(now),
      timeName: TIME_PARAMETER,
      parameters: Object.fromEntries(parameters),
      leaveHref: `/api/preview/exit?slug=${encodeURIComponent(page.pathname)}`,
      editorOrigin: settings.previewEditorOrigin,
    },
    headers: [
      ['Cache-Control', 'private, no-store'],
      ['X-Robots-Tag', 'noindex'],
      // Links inside the editor's frame carry no parameters: from here on the cookie proves it.
      ...(proof === 'parameters' ? ([['Set-Cookie', openingCookie(page)]] as const) : []),
    ],
  };
}
