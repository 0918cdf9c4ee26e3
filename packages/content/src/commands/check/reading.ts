import { parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';
import { bareSlug } from '../../kit/link.ts';
import { objectsIn } from '../folder/json.ts';
import { type Ask, type CheckResponse, NoResponse } from './ask.ts';
import type { CheckSettings } from './settings.ts';

const spaceBody = z.object({
  space: z.object({
    id: z.number(),
    name: z.string().catch(''),
    domain: z.string().nullish().catch(null),
    version: z.number(),
  }),
});
const storyBody = z.looseObject({
  uuid: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
});
const storiesBody = z.object({ stories: z.array(z.unknown()) });
const linksBody = z.object({
  links: z.record(
    z.string(),
    z.object({
      uuid: z.string(),
      slug: z.string(),
      real_path: z.string().nullish().catch(null),
      published: z.boolean().nullish().catch(null),
      is_folder: z.boolean().nullish().catch(null),
    }),
  ),
});
const entriesBody = z.object({ datasource_entries: z.array(z.object({ value: z.coerce.string() })) });

/** A story as far as the check reads it; its slug has no outer slashes. */
export type CheckedStory = z.infer<typeof storyBody>;
type CheckedLink = { readonly uuid: string; readonly published: boolean; readonly realPath: string };

/** Pages of 100 stories and of 1000 addresses that are read at most. */
const STORY_PAGES = 25;
const LINK_PAGES = 15;

/** Every object in the content of stories, with its path and the slug of its story. */
export function* objectsOf(stories: readonly CheckedStory[]) {
  for (const { content, full_slug } of stories) {
    for (const found of objectsIn(content)) yield { ...found, slug: full_slug };
  }
}

/** The body of a response. Throws `NoResponse` when it is not of that form. */
export function bodyOf<T>(url: URL, response: CheckResponse, schema: z.ZodType<T>): T {
  const name = `${url.host}${url.pathname}`;
  if (response.status !== 200) throw new NoResponse(`${name} antwoordt ${response.status}`);
  const parsed = schema.safeParse(parseJson(response.text));
  if (!parsed.success) throw new NoResponse(`${name} geeft een antwoord dat we niet begrijpen`);
  return parsed.data;
}

const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | undefined;
  return () => {
    known ??= read();
    return known;
  };
};

export type SpaceReading = ReturnType<typeof createReading>;

/** The reads that several lines share. Each throws `NoResponse`. */
export function createReading(ask: Ask, { restUrl, token, previewToken }: CheckSettings) {
  /** An address of the REST interface, with parameters sorted as the service itself does. */
  function address(path: string, params: Record<string, string | number> = {}, by = token): URL {
    const url = new URL(`${restUrl}/cdn/${path}`);
    for (const [name, value] of Object.entries({ ...params, token: by }))
      url.searchParams.set(name, String(value));
    url.searchParams.sort();
    return url;
  }
  /** The preview token when it is one: it sees drafts too. */
  const best = once(async () => {
    if (previewToken === undefined) return undefined;
    const url = address('stories', { version: 'draft', per_page: 1 }, previewToken);
    return (await ask(url)).status === 200 ? previewToken : undefined;
  });

  const readSpace = async () => {
    const url = address('spaces/me');
    return bodyOf(url, await ask(url), spaceBody).space;
  };
  const space = once(readSpace);

  return {
    address,
    space,

    /** The version that the space has now. */
    version: async () => (await readSpace()).version,

    /** Stories with their drafts where the token allows it; the oldest when there are too many. */
    stories: once(async () => {
      const preview = await best();
      const stories: CheckedStory[] = [];
      let total = 0;
      for (let page = 1; page <= STORY_PAGES; page += 1) {
        const params: Record<string, string | number> = { page, per_page: 100, sort_by: 'created_at:asc' };
        if (preview) params.version = 'draft';
        else params.cv = (await space()).version;
        const url = address('stories', params, preview);
        const response = await ask(url);
        const found = bodyOf(url, response, storiesBody).stories;
        for (const raw of found) {
          const story = storyBody.safeParse(raw);
          if (story.success) stories.push({ ...story.data, full_slug: bareSlug(story.data.full_slug) });
        }
        total = Number(response.headers.get('total')) || stories.length;
        if (found.length < 100) break;
      }
      return { stories, total, drafts: preview !== undefined };
    }),

    /** Every address of the space by slug, without folders; with drafts where the token allows it. */
    links: once(async () => {
      const preview = await best();
      const bySlug = new Map<string, CheckedLink>();
      for (let page = 1; page <= LINK_PAGES; page += 1) {
        const url = address('links', { paginated: 1, per_page: 1000, page }, preview);
        const found = Object.values(bodyOf(url, await ask(url), linksBody).links);
        for (const { uuid, slug, real_path, published, is_folder } of found) {
          if (is_folder) continue;
          bySlug.set(bareSlug(slug), { uuid, published: published !== false, realPath: real_path ?? '' });
        }
        if (found.length < 1000) return { bySlug, complete: true, drafts: preview !== undefined };
      }
      return { bySlug, complete: false, drafts: preview !== undefined };
    }),

    /** The values of a list that editors choose from. */
    async entries(datasource: string): Promise<readonly string[]> {
      const url = address('datasource_entries', { datasource, per_page: 1000, page: 1 });
      return bodyOf(url, await ask(url), entriesBody).datasource_entries.map(({ value }) => value);
    },
  };
}
