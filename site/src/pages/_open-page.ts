import type { PageTypeName, Story } from '@inktvis/content';
import type { ContentClient, Globals } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import type { APIContext } from 'astro';
import type { BlockProblem } from '../blocks/gather.ts';
import { redirectEditor } from '../editor/shown-on.ts';
import { prepareFixedPage, prepareStoryPage } from '../features/prepare-page.ts';
import { fixedPageAt, pageKinds } from '../features/registry.ts';
import { type PreparedPage, type ShownPage, showPage } from '../features/shown-page.ts';
import { outboxFor } from '../server/outbox.ts';
import { contentFor, eventsFor, findMissing, PAGE_LIFE, readGlobals } from '../server/page.ts';
import type { Preview } from '../server/preview/preview.ts';
import { buildOf } from '../server/render-locals.ts';
import { clock, log, settings } from '../server/runtime.ts';
import { readQueues } from '../server/signing.ts';

/** A page, ready to draw; the path of a page to draw in its place; or a response. */
type Opened = ShownPage | string | Response;

type Reading = { readonly content: ContentClient; readonly now: Date; readonly preview: boolean };

const read = ({ content, now }: Reading, slug: string) =>
  Promise.all([content.page(slug), readGlobals(content, now)]);

type Asked = Pick<APIContext, 'locals' | 'url'>;

const optionsOf = (slug: string, reading: Reading, { locals, url }: Asked) => ({
  ...settings,
  ...reading,
  events: eventsFor(locals),
  kinds: pageKinds,
  queues: () => readQueues(locals),
  build: buildOf(locals),
  url,
  report: ({ message, ...where }: BlockProblem) =>
    log[reading.preview ? 'debug' : 'warn']({ story: slug, ...where }, message),
});

/** What the page of a story needs at `url`. What is wrong with a part is logged, and to an editor shown. */
export const preparePage = (story: Story<PageTypeName>, reading: Reading, asked: Asked) =>
  prepareStoryPage(story, optionsOf(story.fullSlug, reading, asked));

/** What cannot be read now; a screen in the hall waits by itself. */
const unread = (slug: string, url: URL) => (slug === 'live' ? `/fout/live${url.search}` : '/fout/503');

/** What an address without a page leads to; counted when a visitor asked for it. */
async function openMissing(
  slug: string,
  path: string,
  context: APIContext,
  isVisitor: boolean,
): Promise<Opened> {
  const missing = await findMissing(slug, context.locals, path);
  if (missing.kind === 'moved') return context.redirect(missing.href, 308);
  if (isVisitor && missing.status !== 503)
    outboxFor(context.locals, settings)?.countNotFound('address', path);
  return `/fout/${missing.status}`;
}

/** What a visitor gets at `slug`. */
export async function openForVisitor(slug: string, context: APIContext): Promise<Opened> {
  const { locals, url } = context;
  const reading = { content: contentFor(locals), now: clock.now(), preview: false };
  const fixed = fixedPageAt(url.pathname, settings.product);
  const [found, globals] = fixed ? [ok(null), await readGlobals(reading.content)] : await read(reading, slug);
  if (!found.ok) return unread(slug, url);
  const prepared = fixed
    ? await prepareFixedPage(fixed, optionsOf(slug, reading, context))
    : found.value && (await preparePage(found.value, reading, context));
  if (prepared && !prepared.ok) return '/fout/503';
  if (!prepared?.value) return openMissing(slug, url.pathname, context, true);
  const { notFoundTerm, storable, redirectTo } = prepared.value;
  if (redirectTo) return context.redirect(redirectTo);
  if (notFoundTerm) outboxFor(locals, settings)?.countNotFound('search', notFoundTerm);
  if (storable) context.cache.set(PAGE_LIFE);
  return { prepared: prepared.value, globals, preview: null };
}

/** The page of `story` with what an editor gets beside it. */
export const shownToEditor = (
  { editable, fullSlug }: Story<PageTypeName>,
  prepared: PreparedPage,
  { globals, preview }: { readonly globals: Globals; readonly preview: Preview },
): ShownPage => ({
  prepared,
  globals,
  editable,
  preview: { ...preview, slug: fullSlug },
});

/** What an editor gets at `slug`: drafts too, at any time, and where a story without a page is used. */
export async function openForEditor(slug: string, preview: Preview, context: APIContext): Promise<Opened> {
  const { url } = context;
  const reading = { content: preview.content, now: preview.now, preview: true };
  const [found, globals] = await read(reading, slug);
  if (!found.ok && found.error.kind !== 'refused') return unread(slug, url);
  if (!found.ok || !found.value) {
    const led = await redirectEditor(slug, preview, url);
    if (led !== null) return led;
    return found.ok ? openMissing(slug, url.pathname, context, false) : unread(slug, url);
  }
  const prepared = await preparePage(found.value, reading, context);
  return prepared.ok ? shownToEditor(found.value, prepared.value, { globals, preview }) : '/fout/503';
}

export const respond = (context: APIContext, opened: Opened): Response | Promise<Response> => {
  if (opened instanceof Response) return opened;
  return typeof opened === 'string' ? context.rewrite(opened) : showPage(context, opened);
};
