import {
  type ContentProblem,
  connectPreview,
  type PreviewClient,
  type UnsavedStory,
} from '@inktvis/content/client';
import { BRUSSELS, brusselsDay, machineTime, parseWallTime } from '@inktvis/foundation/brussels';
import { systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { inEdition } from '@inktvis/programme/edition';
import { clock, pictureSizes, settings } from '../runtime.ts';
import {
  isSecret,
  isSignedByEditor,
  previewCookie,
  RELEASE_PARAMETER,
  readPass,
  readPreviewCookie,
  releaseOf,
  signPass,
} from './preview-access.ts';
import { createPreviewLog } from './preview-log.ts';

/** Parameter of the time machine: a Brussels wall time, `2024-10-27T10:05`. */
const TIME_PARAMETER = 'nu';

const log = createLog('preview');
const events = createPreviewLog({ log, now: () => performance.now() });

const drafts = connectPreview(
  {
    restUrl: settings.contentRestUrl,
    token: settings.contentPreviewToken ?? '',
    siteUrl: settings.siteUrl,
    pictureSizes,
    requestsPerSecond: settings.contentRequestsPerSecond,
  },
  log,
);

/** Something was published: drafts that were read before are read anew. */
export const { forget: forgetDrafts } = drafts;

/** What a verified editor gets instead of the published site. */
export type Preview = {
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

/** The signature among the visual editor's parameters. */
const editorToken = (parameters: URLSearchParams): string => parameters.get('_storyblok_tk[token]') ?? '';

/** `Set-Cookie` that closes the preview. */
export const closingCookie = (url: URL): string => previewCookie(null, { https: isHttps(url) });

/**
 * `Set-Cookie` that keeps the preview open in the release of the address, which has to prove it by the editor's
 * parameters or by the shared secret in `secret`; null when it does not.
 */
export function openingCookie(url: URL): string | null {
  const { searchParams } = url;
  const isSigned = isSignedByEditor(searchParams, settings, systemClock.now());
  if (!isSigned && !isSecret(searchParams.get('secret'), settings)) {
    events.refused(searchParams.has('secret') ? 'secret' : 'editor');
    return null;
  }
  const release = releaseOf(searchParams);
  const pass = signPass(settings, systemClock.now(), release);
  if (isSigned) events.opened('editor', { session: editorToken(searchParams), release });
  else events.opened('secret', { session: pass, release });
  return previewCookie(pass, { https: isHttps(url) });
}

/** An editor leaves the preview: `Set-Cookie` that closes it. */
export function leavingCookie(request: Request, url: URL): string {
  const cookie = readPreviewCookie(request.headers.get('cookie'), { https: isHttps(url) });
  if (readPass(cookie, settings, systemClock.now())) events.ended();
  return closingCookie(url);
}

/** How a request proves to come from an editor; null when it does not. Proofs expire in real time; the address of the page decides on the release. */
function proofOf(request: Request, page: URL) {
  const now = systemClock.now();
  const { searchParams } = new URL(request.url);
  const cookie = readPreviewCookie(request.headers.get('cookie'), { https: isHttps(page) });
  const pass = readPass(cookie, settings, now);
  const isSigned = isSignedByEditor(searchParams, settings, now);
  // The HTTP server has logged it (`preview-check.ts`).
  if (!pass && !isSigned) return null;
  const isAsked = page.searchParams.has(RELEASE_PARAMETER);
  const release = isAsked || !pass ? releaseOf(page.searchParams) : pass.release;
  return {
    by: isSigned ? ('editor' as const) : ('pass' as const),
    // The parameters outlive the first response, which gives the cookie: what it read serves the first letter too.
    session: isSigned ? editorToken(searchParams) : cookie,
    release,
    /** Whether the request has a cookie of the same release. */
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

/**
 * The preview a request has a right to; null for visitors, and for cookies and parameters that are forged or old.
 * `page`: address of the page to show. `unsaved`: what the editor is typing, shown in this response and nowhere else. `fresh`:
 * reads everything anew, as a page that is opened must.
 */
export function openPreview(
  request: Request,
  page: URL,
  { unsaved, fresh }: { readonly unsaved?: UnsavedStory; readonly fresh?: boolean } = {},
): Preview | null {
  const proof = proofOf(request, page);
  if (!proof) return null;
  const { by, session, release, hasCookie } = proof;
  // The first page in the editor's frame, or another release; else it was logged when the cookie was given.
  if (!hasCookie) events.opened(by, { session, release });
  const now = parseWallTime(page.searchParams.get(TIME_PARAMETER) ?? '', BRUSSELS) ?? clock.now();
  const problems: ContentProblem[] = [];
  return {
    content: inEdition(drafts.open({ session, release, fresh, unsaved, problems }), brusselsDay(now)),
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
              previewCookie(signPass(settings, systemClock.now(), release), { https: isHttps(page) }),
            ],
          ] as const)),
    ],
  };
}
