import { parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';
import { NoResponse, orReason } from '../ask.ts';
import { type Checking, type Found, IS_LOCAL, type Line, WITHOUT_MANAGEMENT, WITHOUT_SITE } from '../line.ts';
import type { Management } from '../management.ts';

const SLUG = '_inktvis-proef';
const BY_HAND = `Verwijder het verhaal '${SLUG}' met de hand.`;
/** Between looks, in ms: some 50 s in all. */
const PAUSES_MS = [1000, 1000, 1000, 1000, 2000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 0];

const createdBody = z.object({ story: z.object({ id: z.int().positive() }) });
const storiesBody = z.object({ stories: z.array(z.object({ id: z.int().positive(), slug: z.string() })) });

/** Removes a story; a text says why it is still there. */
async function remove(manage: Management, id: number): Promise<string | undefined> {
  const failed = (why: string) => `Het proefverhaal kon niet verwijderd worden (${why}). ${BY_HAND}`;
  const response = await orReason(manage.remove(`stories/${id}`));
  if (response instanceof NoResponse) return failed(response.message);
  const { status } = response;
  return status < 300 || status === 404 ? undefined : failed(`antwoord ${status}`);
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
  const response = await orReason(manage.create('stories', { story, publish: 1 }));
  const { status, text } = response instanceof NoResponse ? { status: 0, text: '' } : response;
  if (status === 401 || status === 403)
    return `CONTENT_MANAGEMENT_TOKEN mag geen verhaal maken (antwoord ${status}).`;
  if (status === 422)
    return `De ruimte weigert het verhaal '${SLUG}', wellicht omdat het er nog staat. ${BY_HAND}`;
  const created = createdBody.safeParse(parseJson(text)).data;
  if (created && status < 300) return created.story.id;
  const why = response instanceof NoResponse ? response.message : `antwoord ${status}`;
  return [`Het proefverhaal kon niet gemaakt worden (${why}).`, await removeLost(manage)].join(' ').trim();
}

const decimals = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 1 });

/** Looks until the page is there. Throws `NoResponse`. */
async function watch(checking: Checking, page: URL, before: number): Promise<Found> {
  const { ask, sleep, now, space } = checking;
  const start = now().getTime();
  const passed = () => `${decimals.format((now().getTime() - start) / 1000)} s`;
  let moved: string | undefined;
  for (const pause of PAUSES_MS) {
    if (moved === undefined && (await space.version()) !== before) moved = passed();
    const { status } = await ask(page, { asIs: true });
    if (status === 200)
      return { notes: [`Zichtbaar na ${passed()}; de ruimte had een nieuwe versie na ${moved ?? '?'}.`] };
    await sleep(pause);
  }
  const version =
    moved === undefined
      ? 'de ruimte heeft geen nieuwe versie'
      : `de ruimte had een nieuwe versie na ${moved}`;
  return { wrong: [`Na ${passed()} nog niet zichtbaar op ${page.href}: ${version}. Kijk de webhook na.`] };
}

/**
 * How soon what an editor publishes is on the site: publishes a page and deletes it again, whatever happens. Only with
 * `--write`.
 */
export const visibility: Line = {
  id: 'visibility',
  title: 'Van publiceren tot zichtbaar',
  async run(checking) {
    const { settings, manage, space } = checking;
    if (settings.local) return IS_LOCAL;
    if (!manage) return WITHOUT_MANAGEMENT;
    if (settings.siteUrl === undefined) return WITHOUT_SITE;
    const before = await space.version();
    const id = await create(manage);
    if (typeof id === 'string') return { wrong: [id] };
    let found: Found | NoResponse = {};
    let left: string | undefined;
    try {
      found = await orReason(watch(checking, new URL(`/${SLUG}`, settings.siteUrl), before));
    } finally {
      left = await remove(manage, id);
    }
    if (found instanceof NoResponse) found = { wrong: [`De proef is afgebroken: ${found.message}.`] };
    return left === undefined ? found : { ...found, wrong: [...(found.wrong ?? []), left] };
  },
};
