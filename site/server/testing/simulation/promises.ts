import type { ContentSource } from './content-source.ts';
import type { ShownPage, SiteResponse } from './instance.ts';
import { LINKED, type SimulatedStory } from './space.ts';
import { type Departure, keyOf, type Life, RECIPIENTS, type SimulatedForm } from './surroundings.ts';
import { MAX_LAG_MS } from './trouble.ts';
import type { World } from './world.ts';

/** A page waits five seconds for its sources (requirements 9); the rest is the disk. */
const MAX_WAIT_MS = 5_500;

/** What one disk, and the processes that used it, have shown, by slug: when last, and whether with its header. */
export type Shown = Map<string, { readonly at: number; readonly hasHeader: boolean }>;

const slugOf = (path: string) => path.slice(1) || 'home';
export const pathOf = (slug: string) => (slug === 'home' ? '/' : `/${slug}`);

/** Where a redirect leads that is not an address of the story that was published at `slug`; else null. */
function strayRedirect(
  source: ContentSource,
  slug: string,
  { status, location }: SiteResponse,
): string | null {
  if (status !== 308) return null;
  const owner = source.ownerOf(slug);
  const isOwn = owner && location !== null && source.slugsOf(owner.uuid).has(slugOf(location));
  return isOwn ? null : `leads to another page, ${location}`;
}

/** What is wrong with the response at an address without a page: it leads to where its story is now, or is honest. */
function strayAddress(
  source: ContentSource,
  slug: string,
  { status, location }: SiteResponse,
): string | null {
  if (status === 200) return 'is gone and still shown';
  const owner = source.ownerOf(slug);
  const isPublished = owner !== undefined && owner.published !== null;
  if (status === 308) {
    return isPublished && location === pathOf(owner.slug)
      ? null
      : `leads to ${location}, which is not its page`;
  }
  if (status === 410) return isPublished || !owner ? 'is said to be gone, and is not' : null;
  return status === 404 ? null : `has no page and responds with ${status}`;
}

type WatchOptions = { readonly world: World; readonly source: ContentSource };

/** Collects what no visitor may see at any time. */
export function watchVisits({ world, source }: WatchOptions) {
  const broken: string[] = [];
  const newsTexts = () =>
    source
      .stories()
      .flatMap(({ uuid, component }) =>
        component === 'news_article' ? [...source.everPublished(uuid)] : [],
      );

  function problemOf(page: ShownPage, story: SimulatedStory | undefined): string | null {
    const texts = story && source.everPublished(story.uuid);
    if (page.text === '') return 'the page is empty';
    if (JSON.stringify(page).includes('CONCEPT')) return 'a draft is shown';
    if (texts && !texts.has(page.text)) return `${page.text} was never published there`;
    const news = newsTexts();
    if (page.list?.some((text) => !news.includes(text))) return 'the list shows what was never published';
    return null;
  }

  return {
    broken,
    /** What a visitor got at `path`, from a process that uses the disk of `shown`. */
    visited(
      path: string,
      { response, waitedMs, shown }: { response: SiteResponse; waitedMs: number; shown: Shown },
    ): void {
      const slug = slugOf(path);
      const note = (problem: string) =>
        broken.push(`${path}: ${problem} (${response.status} ${response.body}) at ${world.now() / 1000} s`);
      if (waitedMs > MAX_WAIT_MS) note(`waited ${waitedMs} ms`);
      const since = source.publishedSince(slug);
      const before = shown.get(slug);
      // What is younger may be missing in responses that run behind.
      const settledAt = since === 0 ? 0 : since + MAX_LAG_MS;
      if ((before?.at ?? -1) >= settledAt && response.status !== 200) note('was shown before');
      if (settledAt === 0 && [404, 410].includes(response.status)) note('is said not to exist');
      if (![200, 308, 404, 410, 503].includes(response.status)) note('unexpected status');
      const stray = strayRedirect(source, slug, response);
      if (stray) note(stray);
      if (response.status !== 200) return;
      if (response.body === '') return void note('the page is empty');
      const page: ShownPage = JSON.parse(response.body);
      // A story that moved away may still be shown here; the present one at a slug is checked.
      const story = source.stories().find((one) => one.slug === slug);
      const problem = problemOf(page, story);
      if (problem) note(problem);
      if (page.header === null && before?.hasHeader) note('the header is missing');
      shown.set(slug, { at: world.now(), hasHeader: page.header !== null });
    },
  };
}

/** Whether a page is as it should be when everything works again; else what is wrong. */
export function outdatedIn(source: ContentSource, path: string, response: SiteResponse): string | null {
  const slug = slugOf(path);
  const published = source.stories().filter((story) => story.published !== null);
  const story = published.find((one) => one.slug === slug);
  if (!story) {
    const stray = strayAddress(source, slug, response);
    return stray && `${path} ${stray}`;
  }
  if (response.status !== 200 || response.body === '')
    return `${path} is published and responds with ${response.status}`;
  const page: ShownPage = JSON.parse(response.body);
  const header = published.find(({ component }) => component === 'header')?.published ?? null;
  const target = published.find(({ uuid }) => uuid === LINKED);
  const news = published
    .filter(({ component }) => component === 'news_article')
    .map(({ published: text }) => text);
  const expected: ShownPage = {
    text: story.published ?? '',
    header,
    menu: target ? pathOf(target.slug) : null,
    list: story.component === 'news_overview' ? news.flatMap((text) => text ?? []).sort() : null,
  };
  const found = { ...page, list: page.list && [...page.list].sort() };
  return JSON.stringify(found) === JSON.stringify(expected)
    ? null
    : `${path} shows ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}

type MailOptions = {
  readonly acknowledged: readonly { readonly id: string; readonly form: SimulatedForm }[];
  readonly departures: readonly { readonly life: Life; readonly departure: Departure }[];
  readonly refused: ReadonlySet<string>;
};

/** What is wrong with the mails when all were sent: messages that are lost, and mails that left twice unnoticed. */
export function mailProblems({ acknowledged, departures, refused }: MailOptions): string[] {
  const keysOf = ({ id, form }: MailOptions['acknowledged'][number]) =>
    Object.entries(RECIPIENTS[form]).flatMap(([template, recipients]) =>
      recipients.map((recipient) => keyOf(id, template, recipient)),
    );
  const left = new Set(departures.map(({ departure }) => departure.key));
  const lost = acknowledged.flatMap(keysOf).filter((key) => !refused.has(key) && !left.has(key));
  const doubled = departures.filter(({ departure }, at) => {
    const before = departures.slice(0, at).filter((other) => other.departure.key === departure.key);
    return before.some((other) => other.life.isAlive && !other.departure.isUncertain);
  });
  return [
    ...lost.map((key) => `${key} was acknowledged and never sent`),
    ...doubled.map(({ departure }) => `${departure.key} left twice`),
  ];
}
