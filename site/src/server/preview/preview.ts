import { type ContentProblem, connectPreview, type UnsavedStory } from '@inktvis/content/client';
import { BRUSSELS, brusselsDay, parseWallTime } from '@inktvis/foundation/brussels';
import { systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { PREVIEW_PARAMETERS } from '@inktvis/foundation/parameters';
import { inEdition } from '@inktvis/programme/edition';
import { clock, pictureSizes, settings } from '../runtime.ts';
import {
  BRIDGE_STYLES,
  isSecret,
  isSignedByEditor,
  previewCookie,
  readPass,
  readPreviewCookie,
  releaseOf,
  signPass,
} from './preview-access.ts';
import { createPreviewLog } from './preview-log.ts';

const log = createLog('preview');
const events = createPreviewLog({ log, now: () => performance.now() });

const drafts = connectPreview(
  {
    restUrl: settings.contentRestUrl,
    token: settings.contentPreviewToken ?? '',
    siteUrl: settings.siteUrl,
    ticketShop: settings.ticketShopUrl,
    pictureSizes,
    requestsPerSecond: settings.contentRequestsPerSecond,
  },
  log,
);

/** Something was published: drafts that were read before are read anew. */
export const { forget: forgetDrafts } = drafts;

/** The policy part by which the editor may show a page in its frame (storyblok.com/docs/concepts/visual-editor). */
export const FRAME_POLICY = `frame-ancestors 'self' ${settings.previewEditorOrigin}` as const;

const connectionOf = ({ protocol }: URL) => ({ https: protocol === 'https:' });

const editorToken = (parameters: URLSearchParams): string => parameters.get('_storyblok_tk[token]') ?? '';

export const closingCookie = (url: URL): string => previewCookie(null, connectionOf(url));

/** `Set-Cookie` that keeps the preview open in the release of the address; null when that does not prove an editor. */
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
  return previewCookie(pass, connectionOf(url));
}

/** The same, of an editor who leaves. */
export function leavingCookie(request: Request, url: URL): string {
  const cookie = readPreviewCookie(request.headers.get('cookie'), connectionOf(url));
  if (readPass(cookie, settings, systemClock.now())) events.ended();
  return closingCookie(url);
}

type Options = {
  /** What the editor is typing; shown in this response only. */
  readonly unsaved?: UnsavedStory;
  readonly fresh?: boolean;
};

/** What a verified editor gets instead of the published site. */
export type Preview = NonNullable<ReturnType<typeof openPreview>>;

/** Null for visitors, and for proofs that are forged or old, in real time. `page`: its address decides on the release. */
export function openPreview(request: Request, page: URL, { unsaved, fresh }: Options = {}) {
  const today = systemClock.now();
  const { searchParams } = new URL(request.url);
  const cookie = readPreviewCookie(request.headers.get('cookie'), connectionOf(page));
  const pass = readPass(cookie, settings, today);
  const isSigned = isSignedByEditor(searchParams, settings, today);
  // The HTTP server has logged it (`preview-check.ts`).
  if (!pass && !isSigned) return null;
  const isAsked = page.searchParams.has(PREVIEW_PARAMETERS.release);
  const release = isAsked || !pass ? releaseOf(page.searchParams) : pass.release;
  // The parameters outlive the first response, which gives the cookie: what it read serves the first letter too.
  const session = isSigned ? editorToken(searchParams) : cookie;
  const hasCookie = pass !== null && pass.release === release;
  // The first page in the editor's frame, or another release; else it was logged when the cookie was given.
  if (!hasCookie) events.opened(isSigned ? 'editor' : 'pass', { session, release });
  const now = parseWallTime(page.searchParams.get(PREVIEW_PARAMETERS.time) ?? '', BRUSSELS) ?? clock.now();
  const problems: ContentProblem[] = [];
  const headers: [name: string, value: string][] = [
    ['Cache-Control', 'private, no-store'],
    ['X-Robots-Tag', 'noindex'],
  ];
  // Links inside the editor's frame carry no parameters: from here on the cookie proves it.
  if (!hasCookie)
    headers.push(['Set-Cookie', previewCookie(signPass(settings, today, release), connectionOf(page))]);
  return {
    content: inEdition(drafts.open({ session, release, fresh, unsaved, problems }), brusselsDay(now)),
    now,
    release,
    /** What could not be shown so far, in Dutch; grows while the page is read. */
    problems,
    /** `editorOrigin`: the only one whose messages and frames the page accepts. */
    bar: { page, now, release, editorOrigin: settings.previewEditorOrigin },
    headers,
    policy: FRAME_POLICY,
    styleHash: BRIDGE_STYLES,
  };
}
