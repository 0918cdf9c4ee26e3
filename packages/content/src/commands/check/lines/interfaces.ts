import { isObject, parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';
import type { CheckResponse } from '../ask.ts';
import { type Checking, type Line, statusOf } from '../line.ts';
import { bodyOf } from '../reading.ts';

const cvBody = z.object({ cv: z.number().nullish() });

/** Twice, with this long in between, so that a publication in the meantime proves nothing; ms. */
const BETWEEN_MS = 3000;

/** How far responses run behind the space, in versions of a second each; 0 when they do not. */
async function lag({ ask, space }: Checking): Promise<{ behind: number; redirects: number }> {
  const version = await space.version();
  const list = space.address('stories', { per_page: 1 });
  const response = await ask(list);
  const { cv } = bodyOf(list, response, cvBody);
  return { behind: Math.max(0, version - (cv ?? version)), redirects: response.redirects };
}

const keysBody = z.object({
  api_keys: z.array(z.object({ token: z.string().nullish(), min_cache: z.number().nullish() })),
});

/** The minimum cache time of our token in seconds; undefined when that cannot be asked. */
async function minCache({ manage, settings }: Checking): Promise<number | undefined> {
  if (!manage) return undefined;
  const keys = keysBody.safeParse(await manage.list('api_keys')).data;
  return keys && (keys.api_keys.find(({ token }) => token === settings.token)?.min_cache ?? 0);
}

/** A token may have a time during which the service gives old responses (storyblok.com/docs/concepts/access-tokens). */
export const cacheVersion: Line = {
  id: 'cache-version',
  title: 'Nieuwe antwoorden na een publicatie',
  async run(checking) {
    const seconds = await minCache(checking);
    const first = await lag(checking);
    const notes =
      first.redirects > 0
        ? ['De dienst leidt vragen zonder versie om: elke lezing van de site telt dan dubbel.']
        : [];
    const advice = 'Zet de TTL van het token op 0 (Settings → Access Tokens).';
    if (seconds !== undefined && seconds > 0) {
      const late = `CONTENT_TOKEN heeft een minimale bewaartijd (${seconds} s): publicaties komen zoveel later. ${advice}`;
      return { wrong: [late], notes };
    }
    if (first.behind === 0) return { notes };
    await checking.sleep(BETWEEN_MS);
    const second = await lag(checking);
    if (second.behind === 0) return { notes };
    const late = `Antwoorden lopen ${second.behind} s achter op de ruimte: CONTENT_TOKEN heeft wellicht een minimale bewaartijd. ${advice}`;
    return { wrong: [late], notes };
  },
};

const QUERIES = [
  '{ Space { version } }',
  '{ ContentNodes(per_page: 1) { items { uuid full_slug content } total } }',
];

/** Why a GraphQL response is none; undefined when it is one. */
function refusal(response: CheckResponse): string | undefined {
  if (response.status !== 200) return statusOf(response);
  const body = parseJson(response.text);
  if (!isObject(body)) return 'geen leesbaar antwoord';
  const [error] = Array.isArray(body.errors) ? body.errors : [];
  if (error === undefined) return undefined;
  return isObject(error) && typeof error.message === 'string' ? `'${error.message}'` : 'een fout';
}

/** The interface that the site reads is part of the plan. */
export const graphql: Line = {
  id: 'graphql',
  title: 'GraphQL',
  async run({ ask, settings }) {
    if (settings.transport === 'rest') return { notes: ['Niet nodig: CONTENT_TRANSPORT is rest.'] };
    const post = (query: string) =>
      ask(new URL(settings.graphqlUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: settings.token, version: 'published' },
        body: JSON.stringify({ query }),
      });
    for (const query of QUERIES) {
      const why = refusal(await post(query));
      if (why === undefined) continue;
      const wrong = `GraphQL geeft geen inhoud (${why}); het hoort niet bij elk abonnement. Zet CONTENT_TRANSPORT=rest: dat geeft dezelfde pagina's.`;
      return { wrong: [wrong] };
    }
    return {};
  },
};
