import {
  type ContentProblem,
  connectPreview,
  type PreviewClient,
  type UnsavedStory,
} from '@inktvis/content/client';
import { BRUSSELS, machineTime, parseWallTime } from '@inktvis/foundation/brussels';
import { systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import {
  isSecret,
  isSignedByEditor,
  type PreviewKeys,
  previewCookie,
  RELEASE_PARAMETER,
  readPass,
  readPreviewCookie,
  releaseOf,
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

const drafts = connectPreview(
  {
    restUrl: settings.contentRestUrl,
    token: settings.contentPreviewToken ?? '',
    timezone: settings.contentTimezone,
    requestsPerSecond: settings.contentRequestsPerSecond || Number.POSITIVE_INFINITY,
  },
  createLog('preview'),
);

/** Something was published: drafts that were read before are read anew. */
export const { forget: forgetDrafts } = drafts;

/** What a verified editor gets instead of the published site. */
type Preview = {
  readonly content: PreviewClient;
  /** The instant to show: `?nu=…`, or the present. */
  readonly now: Date;
  /** Id of the release that is shown; null for the current content. */
  readonly release: string | null;
  /** What could not be shown so far, in Dutch; grows while the page is read. */
  readonly problems: readonly ContentProblem[];
  /** What the page shows of it, above everything. */
  readonly bar: {
    /** The moment as Brussels wall time. */
    readonly at: string;
    readonly timeName: typeof TIME_PARAMETER;
    /** Parameters of the address that remain when another time is chosen. */
    readonly parameters: Readonly<Record<string, string>>;
    readonly leaveHref: string;
    /** The release that is shown, and the way back from it. */
    readonly release: { readonly id: string; readonly leaveHref: string } | null;
    /** The only origin whose messages and frames the page accepts. */
    readonly editorOrigin: string;
  };
  /** Headers of the response: not stored, and not indexed by search engines. */
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** The policy part by which the editor may show a page in its frame (storyblok.com/docs/concepts/visual-editor). */
export const FRAME_POLICY = `frame-ancestors 'self' ${settings.previewEditorOrigin}` as const;

const isHttps = (url: URL) => url.protocol === 'https:';

/** `Set-Cookie` that keeps the preview open, in the release of the address. */
export const openingCookie = (url: URL): string =>
  previewCookie(signPass(keys, systemClock.now(), releaseOf(url.searchParams)), { https: isHttps(url) });

/** `Set-Cookie` that closes it. */
export const closingCookie = (url: URL): string => previewCookie(null, { https: isHttps(url) });

/** Whether an address opens the preview: by the editor's parameters, or by the shared secret in `secret`. */
export const opensPreview = (url: URL): boolean =>
  isSignedByEditor(url.searchParams, keys, systemClock.now()) ||
  isSecret(url.searchParams.get('secret'), keys);

/** How a request proves to come from an editor. */
type Proof = {
  /** What the editor proved it with. */
  readonly session: string;
  readonly release: string | null;
  /** Whether the request has a cookie of the same release. */
  readonly hasCookie: boolean;
};

/** Null when it does not prove it. Proofs expire in real time; the address of the page decides on the release. */
function proofOf(request: Request, page: URL): Proof | null {
  const now = systemClock.now();
  const { searchParams } = new URL(request.url);
  const cookie = readPreviewCookie(request.headers.get('cookie'), { https: isHttps(page) });
  const pass = readPass(cookie, keys, now);
  const isSigned = isSignedByEditor(searchParams, keys, now);
  if (!pass && !isSigned) return null;
  const isAsked = page.searchParams.has(RELEASE_PARAMETER);
  const release = isAsked || !pass ? releaseOf(page.searchParams) : pass.release;
  return {
    // The parameters outlive the first response, which gives the cookie: what it read serves the first letter too.
    session: isSigned ? (searchParams.get('_storyblok_tk[token]') ?? '') : cookie,
    release,
    hasCookie: pass !== null && pass.release === release,
  };
}

function barOf(page: URL, now: Date, release: string | null): Preview['bar'] {
  const parameters = [...page.searchParams].filter(([name]) => name !== TIME_PARAMETER);
  const current = new URLSearchParams(page.searchParams);
  current.set(RELEASE_PARAMETER, '0');
  return {
    at: machineTime(now),
    timeName: TIME_PARAMETER,
    parameters: Object.fromEntries(parameters),
    leaveHref: `/api/preview/exit?slug=${encodeURIComponent(page.pathname)}`,
    release: release === null ? null : { id: release, leaveHref: `${page.pathname}?${current}` },
    editorOrigin: settings.previewEditorOrigin,
  };
}

type Opening = {
  /** What the editor is typing: shown in this response and nowhere else. */
  readonly unsaved?: UnsavedStory;
  /** Reads everything anew, as a page that is opened must. */
  readonly fresh?: boolean;
};

/**
 * The preview a request has a right to; null for visitors, and for cookies and parameters that are forged or old.
 * `page`: address of the page to show.
 */
export function openPreview(request: Request, page: URL, { unsaved, fresh }: Opening = {}): Preview | null {
  const proof = proofOf(request, page);
  if (!proof) return null;
  publication.editing();
  const { session, release, hasCookie } = proof;
  const now = parseWallTime(page.searchParams.get(TIME_PARAMETER) ?? '', BRUSSELS) ?? clock.now();
  const problems: ContentProblem[] = [];
  return {
    content: drafts.open({ session, release, fresh, unsaved, problems }),
    now,
    release,
    problems,
    bar: barOf(page, now, release),
    headers: [
      ['Cache-Control', 'private, no-store'],
      ['X-Robots-Tag', 'noindex'],
      // Links inside the editor's frame carry no parameters: from here on the cookie proves it.
      ...(hasCookie
        ? []
        : ([
            [
              'Set-Cookie',
              previewCookie(signPass(keys, systemClock.now(), release), { https: isHttps(page) }),
            ],
          ] as const)),
    ],
  };
}
