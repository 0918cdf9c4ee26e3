import type { PageTypeName, Story } from '@inktvis/content';
import type { ContentClient, Globals } from '@inktvis/content/client';
import type { APIContext } from 'astro';
import { redirectEditor } from '../editor/shown-on.ts';
import type { ShownPage } from '../features/shown-page.ts';
import { type PreparedPage, prepareStoryPage } from '../features/story-page.ts';
import { outboxFor } from '../server/outbox.ts';
import { contentFor, eventsFor, findMissing, PAGE_LIFE, readGlobals } from '../server/page.ts';
import { FRAME_POLICY, type Preview } from '../server/preview/preview.ts';
import { BRIDGE_STYLES } from '../server/preview/preview-access.ts';
import { buildOf } from '../server/render-locals.ts';
import { clock, log, settings } from '../server/runtime.ts';

/** The page of a story, ready to draw; the path of a page to draw in its place; or a response. */
type Opened = ShownPage | string | Response;

type Reading = { readonly content: ContentClient; readonly now: Date; readonly preview: boolean };

const read = ({ content, now }: Reading, slug: string) =>
  Promise.all([content.page(slug), readGlobals(content, now)]);

/** What the page of a story needs at `url`. What is wrong with a part is logged, and to an editor shown. */
export const preparePage = (
  story: Story<PageTypeName>,
  reading: Reading,
  { locals, url }: Pick<APIContext, 'locals' | 'url'>,
) =>
  prepareStoryPage(story, {
    ...settings,
    ...reading,
    events: eventsFor(locals),
    build: buildOf(locals),
    url,
    report: ({ message, ...where }) =>
      log[reading.preview ? 'debug' : 'warn']({ story: story.fullSlug, ...where }, message),
  });

/** What cannot be read now; a screen in the hall waits by itself. */
const unread = (slug: string, url: URL) => (slug === 'live' ? `/fout/live${url.search}` : '/fout/503');

/** What a visitor gets at `slug`. */
export async function openForVisitor(slug: string, context: APIContext): Promise<Opened> {
  const { locals, url } = context;
  const reading = { content: contentFor(locals), now: clock.now(), preview: false };
  const outbox = outboxFor(locals, settings);
  const [found, globals] = await read(reading, slug);
  if (!found.ok) return unread(slug, url);
  if (!found.value) {
    const missing = await findMissing(slug, locals, url.pathname);
    if (missing.kind === 'moved') return context.redirect(missing.href, 308);
    if (missing.status !== 503) outbox?.countNotFound('address', url.pathname);
    return `/fout/${missing.status}`;
  }
  const prepared = await preparePage(found.value, reading, context);
  if (!prepared.ok) return '/fout/503';
  const { notFoundTerm, storable, redirectTo } = prepared.value;
  if (redirectTo) return context.redirect(redirectTo);
  if (notFoundTerm) outbox?.countNotFound('search', notFoundTerm);
  if (storable) context.cache.set(PAGE_LIFE);
  return { prepared: prepared.value, globals, preview: null };
}

/** The page of `story` with what an editor gets beside it. */
export const shownToEditor = (
  { editable }: Story<PageTypeName>,
  prepared: PreparedPage,
  { globals, preview }: { readonly globals: Globals; readonly preview: Preview },
): ShownPage => ({
  prepared,
  globals,
  editable,
  preview: { ...preview, policy: FRAME_POLICY, styleHash: BRIDGE_STYLES },
});

/** What an editor gets at `slug`: drafts too, at any time, and where a story without a page is used. */
export async function openForEditor(slug: string, preview: Preview, context: APIContext): Promise<Opened> {
  const { locals, url } = context;
  const reading = { content: preview.content, now: preview.now, preview: true };
  const [found, globals] = await read(reading, slug);
  if (!found.ok && found.error.kind !== 'refused') return unread(slug, url);
  if (!found.ok || !found.value) {
    const led = await redirectEditor(slug, { preview, url, policy: FRAME_POLICY });
    if (led !== null) return led;
    if (!found.ok) return unread(slug, url);
    const missing = await findMissing(slug, locals, url.pathname);
    return missing.kind === 'moved' ? context.redirect(missing.href, 308) : `/fout/${missing.status}`;
  }
  const prepared = await preparePage(found.value, reading, context);
  return prepared.ok ? shownToEditor(found.value, prepared.value, { globals, preview }) : '/fout/503';
}
