import type { Circuit } from '@inktvis/foundation/circuit-breaker';
import { createThrottle } from '@inktvis/foundation/rate-limit';
import { err, mapOk, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import { type WireStory, wireStorySchema } from '../../kit/definition.ts';
import type { Read } from '../types.ts';
import { graphqlProtocol } from './graphql.ts';
import { type Attempt, type Protocol, request, type StoriesQuery } from './request.ts';
import { restProtocol } from './rest.ts';

export type LinkEntry = { readonly uuid: string; readonly slug: string; readonly isFolder: boolean };

export type Reply<T> = Promise<Read<T>>;

export type Transport = {
  /** One story by full slug, or null, with the stories it refers to as far as the service gives them. */
  story(slug: string): Reply<{ readonly story: WireStory | null; readonly related: readonly WireStory[] }>;
  /** A page of those that can be read; `unreadable` others are on it, and `total` are in the list. */
  stories(query: StoriesQuery): Reply<{ stories: readonly WireStory[]; unreadable: number; total: number }>;
  links(): Reply<readonly LinkEntry[]>;
  /** Moves on with each publication; equal versions mean equal content. */
  version(): Reply<number>;
};

export type TransportSettings = {
  readonly transport: 'graphql' | 'rest';
  readonly graphqlUrl: string;
  /** The base including `/v2`. */
  readonly restUrl: string;
  /** Read-only token: the public one reads what is published, the preview one drafts too. Never leaves the server. */
  readonly token: string;
  /** Requests that may start in a second; Infinity for the embedded service. */
  readonly requestsPerSecond: number;
};

const storyBody = z.object({ story: wireStorySchema.nullable(), rels: z.array(z.unknown()).nullish() });
const storiesBody = z.object({ stories: z.array(z.unknown()), total: z.number() });
const linksBody = z.object({
  links: z.array(
    z.object({
      uuid: z.string(),
      slug: z.string(),
      published: z.boolean().nullish(),
      is_folder: z.boolean().nullish(),
    }),
  ),
});
const spaceBody = z.object({ space: z.object({ version: z.number() }) });

const readable = (list: readonly unknown[]): WireStory[] =>
  list.flatMap((raw) => wireStorySchema.safeParse(raw).data ?? []);

function createTransport(protocol: Protocol, throttle: () => Promise<unknown>, circuit?: Circuit): Transport {
  const ask = async <T>(what: string, attempt: () => Attempt<unknown>, schema: z.ZodType<T>): Reply<T> => {
    const response = await request(attempt, { throttle, circuit });
    if (!response.ok) return response;
    const parsed = schema.safeParse(response.value);
    if (parsed.success) return ok(parsed.data);
    return err({ kind: 'unreadable', message: `${what}: ${parsed.error.issues[0]?.message ?? ''}` });
  };
  return {
    async story(slug) {
      const body = await ask(slug, () => protocol.story(slug), storyBody);
      return mapOk(body, ({ story, rels }) => ({ story, related: readable(rels ?? []) }));
    },
    async stories(query) {
      const body = await ask('stories', () => protocol.stories(query), storiesBody);
      return mapOk(body, ({ stories: list, total }) => {
        const stories = readable(list);
        return { stories, unreadable: list.length - stories.length, total };
      });
    },
    async links() {
      const entries: LinkEntry[] = [];
      for (let page = 1; ; page += 1) {
        const body = await ask('links', () => protocol.links(page), linksBody);
        if (!body.ok) return body;
        for (const { uuid, slug, published, is_folder } of body.value.links)
          if (published !== false || is_folder) entries.push({ uuid, slug, isFolder: is_folder ?? false });
        if (body.value.links.length < protocol.linksPerPage) return ok(entries);
      }
    },
    version: async () => mapOk(await ask('version', protocol.space, spaceBody), ({ space }) => space.version),
  };
}

/** The published content, over the protocol that the settings choose, with its own throttle. */
export function openTransport(settings: TransportSettings, circuit: Circuit): Transport {
  const { transport, graphqlUrl, restUrl, token, requestsPerSecond } = settings;
  const protocol =
    transport === 'graphql'
      ? graphqlProtocol(graphqlUrl, token)
      : restProtocol(restUrl, token, { version: 'published' });
  return createTransport(protocol, createThrottle(requestsPerSecond), circuit);
}

/** Drafts in a release, or as they are now (null), behind one throttle. GraphQL cannot name a release (it is an `Int`). */
export function openDrafts({
  restUrl,
  token,
  requestsPerSecond,
}: Omit<TransportSettings, 'transport' | 'graphqlUrl'>): (release: string | null) => Transport {
  const throttle = createThrottle(requestsPerSecond);
  return (release) => createTransport(restProtocol(restUrl, token, { version: 'draft', release }), throttle);
}
