import { afterAll } from 'vitest';
import { z } from 'zod';
import { type Folder, makeFolder, PREVIEW_TOKEN, serve, TOKEN } from './fixture.ts';

const loose = z.record(z.string(), z.unknown());
const wireStory = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
});
const storiesBody = z.looseObject({
  stories: z.array(wireStory),
  cv: z.number().int(),
  rels: z.array(wireStory),
  rel_uuids: z.array(z.string()).optional(),
  links: z.array(z.looseObject({ uuid: z.string() })),
});
const storyBody = storiesBody.omit({ stories: true }).extend({ story: wireStory });
const graphqlBody = z.object({
  data: loose.nullish(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});

type RestResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
};

/** Asks a service as its clients do. */
export function asker(url: string) {
  /** `GET /v2/cdn/{path}` with the public token unless another is named. */
  async function rest(path: string, parameters: Record<string, string> = {}): Promise<RestResponse> {
    const search = new URLSearchParams({ token: TOKEN, ...parameters });
    const response = await fetch(`${url}/v2/cdn/${path}?${search}`);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  }
  return {
    rest,
    stories: async (parameters: Record<string, string> = {}) => {
      const response = await rest('stories', parameters);
      return { ...response, ...storiesBody.parse(response.body) };
    },
    /** Full slugs of a list, in order. */
    slugs: async (parameters: Record<string, string>) =>
      storiesBody.parse((await rest('stories', parameters)).body).stories.map(({ full_slug }) => full_slug),
    story: async (key: string, parameters: Record<string, string> = {}) =>
      storyBody.parse((await rest(`stories/${key}`, parameters)).body),
    draft: { token: PREVIEW_TOKEN, version: 'draft' },
    async graphql(
      query: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ) {
      const response = await fetch(`${url}/v1/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: TOKEN, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...graphqlBody.parse(await response.json()) };
    },
  };
}

/** A service over a folder that `fill` fills, for all tests of a file. */
export async function serveFilled(fill: (folder: Folder) => Promise<void>) {
  const folder = await makeFolder();
  await fill(folder);
  const service = await serve(folder);
  afterAll(async () => {
    await service.close();
    await folder.clear();
  });
  return { folder, service, ask: asker(service.url) };
}
