import { isObject } from '@inktvis/foundation/json';
import { z } from 'zod';
import { type Ask, type CheckResponse, NoResponse } from './ask.ts';
import { bodyOf } from './reading.ts';

/** Entries on a page of a list, as many as the service gives; and pages that are read at most. */
const PER_PAGE = 100;
const MAX_PAGES = 10;

type Params = Readonly<Record<string, string | number>>;
type Body = Record<string, unknown>;

/**
 * The management interface below `/v1/spaces/{id}/` (storyblok.com/docs/api/management), with a personal access token. All of
 * it throws `NoResponse`.
 */
export type Management = {
  readonly read: (path: string, params?: Params) => Promise<Body>;
  /** A paginated list, as one body: what is below the key `name` on all pages. */
  readonly list: (name: string, params?: Params) => Promise<Body>;
  /** Creates something: sent once, whatever becomes of it. */
  readonly create: (path: string, body: object) => Promise<CheckResponse>;
  /** Deletes what was created, also when no more may be asked. */
  readonly remove: (path: string) => Promise<CheckResponse>;
};

export function createManagement(ask: Ask, base: string, spaceId: string, token: string): Management {
  function addressOf(path: string, params: Params = {}): URL {
    const url = new URL(`${base}/spaces/${spaceId}${path === '' ? '' : `/${path}`}`);
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
    return url;
  }
  const headers = { authorization: token };

  async function read(path: string, params?: Params): Promise<Body> {
    const url = addressOf(path, params);
    const response = await ask(url, { headers });
    if (response.status === 401 || response.status === 403) {
      throw new NoResponse(`CONTENT_MANAGEMENT_TOKEN mag dit niet (antwoord ${response.status})`);
    }
    return bodyOf(url, response, z.custom<Body>(isObject));
  }

  return {
    read,
    async list(name, params) {
      const all: unknown[] = [];
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const body = await read(name, { ...params, per_page: PER_PAGE, page });
        const found = body[name];
        if (!Array.isArray(found)) return body;
        // A list that has no pages is the same on each.
        const isRepeated = page > 1 && JSON.stringify(found[0]) === JSON.stringify(all[0]);
        if (!isRepeated) all.push(...found);
        if (isRepeated || found.length < PER_PAGE) break;
      }
      return { [name]: all };
    },
    create: (path, body) =>
      ask(addressOf(path), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        asIs: true,
      }),
    remove: (path) => ask(addressOf(path), { method: 'DELETE', headers, isUnlimited: true }),
  };
}
