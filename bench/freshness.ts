import { type ContentFixture, createContentFixture } from './content-fixture.ts';
import { startSite } from './targets.ts';

/** Milliseconds from the change of a story's file until a page shows it. */
export type Freshness = { readonly page: string; readonly median: number; readonly worst: number };

const rounds = 10;
const pauseMs = 5;
const giveUpMs = 10_000;

const pages = {
  home: '/',
  list: '/nieuws',
  detail: '/nieuws/strips-op-de-kade',
  search: '/zoeken?q=tekenaars',
} as const;

/**
 * How long an editor waits for a publication: the file of an article is changed, the content service notices and calls
 * the site, and each page is asked for until it says the new title. Null when the site is not built.
 */
export async function measureFreshness(): Promise<readonly Freshness[] | null> {
  const fixture = await createContentFixture();
  try {
    const site = await startSite({ CONTENT_DIR: fixture.contentDir });
    if (!site) return null;
    try {
      return await measureAt(site.origin, fixture);
    } finally {
      await site.stop();
    }
  } finally {
    await fixture.remove();
  }
}

async function measureAt(origin: string, fixture: ContentFixture): Promise<readonly Freshness[]> {
  const waits = new Map<string, number[]>(Object.keys(pages).map((page) => [page, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const path of Object.values(pages)) await (await fetch(origin + path)).text();
    const changed = `Versheid nummer ${round} van ${rounds}`;
    const since = await fixture.publish(changed);
    const measured = Object.entries(pages).map(async ([page, path]) => {
      waits.get(page)?.push(await untilShown(origin + path, changed, since));
    });
    await Promise.all(measured);
  }
  return [...waits].map(([page, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return {
      page,
      median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      worst: sorted.at(-1) ?? Number.NaN,
    };
  });
}

async function untilShown(url: string, text: string, since: number): Promise<number> {
  for (;;) {
    const answer = await fetch(url);
    const shown = (await answer.text()).includes(text);
    const waited = performance.now() - since;
    if (shown || waited > giveUpMs) return waited;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
