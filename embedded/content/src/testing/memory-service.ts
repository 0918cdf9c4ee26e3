import { systemClock } from '@inktvis/foundation/clock';
import { silentLog } from '@inktvis/foundation/log';
import { createApp } from '../create-service.ts';
import { type Faults, noFaults } from '../fault-injection.ts';
import type { ContentFile } from '../store/files.ts';
import { buildSnapshot } from '../store/snapshot.ts';
import { parseStoryFile } from '../store/story.ts';
import { PREVIEW_TOKEN, storyFile, TOKEN } from './fixture.ts';

const URL_OF_SERVICE = 'http://inhoud.example';
const MAX_REDIRECTS = 3;

/** Where a client finds it, behind the `fetch` of the service. */
export const MEMORY_ADDRESSES = {
  graphqlUrl: `${URL_OF_SERVICE}/v1/api`,
  restUrl: `${URL_OF_SERVICE}/v2`,
  token: TOKEN,
} as const;

/**
 * The whole service without sockets or files, so that a test may replace the clock: everything it delays, it delays by
 * the clock and timers. Its stories are texts by slug; the version of the space is the time of the last publication.
 */
export function memoryService(texts: Readonly<Record<string, string>>, given: Partial<Faults> = {}) {
  // The service waits on timers that no test replaces, so this waits for it.
  const { latencyMs = 0 } = given;
  let faults: Faults = { ...noFaults, ...given, latencyMs: 0 };
  const stories = new Map(Object.entries(texts));
  const requests: { readonly url: URL; readonly status: number }[] = [];
  let busy = 0;

  function build(cv: number) {
    const files = [...stories].map(([slug, title], at): ContentFile => {
      const content = { component: 'page', title };
      const text = JSON.stringify(storyFile({ id: at + 1, full_slug: slug, content }));
      const modified = systemClock.now();
      const entry = parseStoryFile(text, true, modified);
      return { path: `stories/${slug}.json`, modified, kind: 'published', entry };
    });
    return buildSnapshot(files, cv, silentLog);
  }
  let current = build(Math.floor(systemClock.now().getTime() / 1000));
  const app = createApp({
    snapshot: () => current,
    images: { deliver: () => Promise.reject(new Error('there are no pictures')) },
    token: TOKEN,
    previewToken: PREVIEW_TOKEN,
    faults: () => faults,
    log: silentLog,
  });

  async function ask(address: string, init?: RequestInit, redirects = 0): Promise<Response> {
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    busy += 1;
    const response = await app.fetch(new Request(address, init));
    busy -= 1;
    const { status } = response;
    requests.push({ url: new URL(address), status });
    const location = response.headers.get('location');
    if (status < 300 || status >= 400 || location === null || redirects === MAX_REDIRECTS) return response;
    return ask(new URL(location, address).href, init, redirects + 1);
  }

  return {
    /** Every request that reached the service, redirects counted. */
    requests,
    /** Whether it works on a request now. */
    isBusy: () => busy > 0,
    fetch: (address: string | URL | Request, init?: RequestInit): Promise<Response> =>
      ask(String(address), init),
    publish(slug: string, text: string): void {
      stories.set(slug, text);
      current = build(Math.max(current.cv + 1, Math.floor(systemClock.now().getTime() / 1000)));
    },
    setFaults(changes: Partial<Faults>): void {
      faults = { ...faults, ...changes };
    },
  };
}
