import { parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';
import { NoResponse } from '../ask.ts';
import { type Checking, type Found, IS_LOCAL, type Line, WITHOUT_MANAGEMENT, WITHOUT_SITE } from '../line.ts';
import type { Management } from '../management.ts';
import { bodyOf } from '../reading.ts';

const SLUG = '_inktvis-proef';
const BY_HAND = `Verwijder het verhaal '${SLUG}' met de hand.`;
/** Between looks, in ms: some 50 s in all. */
const PAUSES_MS = [1000, 1000, 1000, 1000, 2000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 0];

const createdBody = z.object({ story: z.object({ id: z.int().positive() }) });
const storiesBody = z.object({ stories: z.array(z.object({ id: z.int().positive(), slug: z.string() })) });
const versionBody = z.object({ space: z.object({ version: z.number() }) });

/** Removes a story; a text says why it is still there. */
async function remove(manage: Management, id: number): Promise<string | undefined> {
  const failed = (why: string) => `Het proefverhaal kon niet verwijderd worden (${why}). ${BY_HAND}`;
  try {
    const { status } = await manage.remove(`stories/${id}`);
    return status < 300 || status === 404 ? undefined : failed(`antwoord ${status}`);
  } catch (error) {
    if (error instanceof NoResponse) return failed(error.message);
    throw error;
  }
}

/** Removes the story when it was made although no response said so. */
async function removeLost(manage: Management): Promise<string | undefined> {
  try {
    const { stories } = storiesBody.parse(await manage.read('stories', { with_slug: SLUG }));
    const lost = stories.find(({ slug }) => slug === SLUG);
    return lost && (await remove(manage, lost.id));
  } catch {
    return `Kijk na of het verhaal '${SLUG}' er staat. ${BY_HAND}`;
  }
}

/** Makes and publishes the story: its id, or why there is none. Sent once, for a second one would stay. */
async function create(manage: Management): Promise<number | string> {
  const content = { component: 'page', title: 'Proef: dit verhaal verdwijnt zo weer' };
  const story = { name: SLUG, slug: SLUG, content };
  const response = await manage.create('stories', { story, publish: 1 }).catch((error: unknown) => {
    if (error instanceof NoResponse) return error.message;
    throw error;
  });
  const status = typeof response === 'string' ? 0 : response.status;
  if (status === 401 || status === 403)
    return `CONTENT_MANAGEMENT_TOKEN mag geen verhaal maken (antwoord ${status}).`;
  if (status === 422)
    return `De ruimte weigert het verhaal '${SLUG}', wellicht omdat het er nog staat. ${BY_HAND}`;
  const parsed = createdBody.safeParse(typeof response === 'string' ? null : parseJson(response.text));
  if (parsed.success && status < 300) return parsed.data.story.id;
  const why = typeof response === 'string' ? response : `antwoord ${status}`;
  return [`Het proefverhaal kon niet gemaakt worden (${why}).`, await removeLost(manage)].join(' ').trim();
}

async function readVersion({ ask, space }: Checking): Promise<number> {
  const url = space.address('spaces/me');
  return bodyOf(url, await ask(url), versionBody).space.version;
}

const decimals = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 1 });

/** Looks until the page is there. Throws `NoResponse`. */
async function watch(checking: Checking, page: URL, before: number): Promise<Found> {
  const { ask, sleep, now } = checking;
  const start = now().getTime();
  const passed = () => `${decimals.format((now().getTime() - start) / 1000)} s`;
  let moved: string | undefined;
  for (const pause of PAUSES_MS) {
    if (moved === undefined && (await readVersion(checking)) !== before) moved = passed();
    const { status } = await ask(page, { asIs: true });
    if (status === 200)
      return { notes: [`Zichtbaar na ${passed()}; de ruimte had een nieuwe versie na ${moved ?? '?'}.`] };
    await sleep(pause);
  }
  const space =
    moved === undefined
      ? 'de ruimte heeft geen nieuwe versie'
      : `de ruimte had een nieuwe versie na ${moved}`;
  return { wrong: [`Na ${passed()} nog niet zichtbaar op ${page.href}: ${space}. Kijk de webhook na.`] };
}

/**
 * How soon what an editor publishes is on the site: publishes a page and deletes it again, whatever happens. Only with
 * `--write`.
 */
export const visibility: Line = {
  id: 'visibility',
  title: 'Van publiceren tot zichtbaar',
  async run(checking) {
    const { settings, manage } = checking;
    if (settings.local) return IS_LOCAL;
    if (!manage) return WITHOUT_MANAGEMENT;
    if (settings.siteUrl === undefined) return WITHOUT_SITE;
    const before = await readVersion(checking);
    const id = await create(manage);
    if (typeof id === 'string') return { wrong: [id] };
    let found: Found = {};
    let left: string | undefined;
    try {
      found = await watch(checking, new URL(`/${SLUG}`, settings.siteUrl), before);
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      found = { wrong: [`De proef is afgebroken: ${error.message}.`] };
    } finally {
      left = await remove(manage, id);
    }
    return left === undefined ? found : { ...found, wrong: [...(found.wrong ?? []), left] };
  },
};
