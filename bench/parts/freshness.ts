import { createContentFixture } from '@inktvis/e2e/content-fixture';
import { LIMITS, outside } from '../limits.ts';
import { part } from '../part.ts';
import { withSite } from '../site.ts';
import { median } from '../statistics.ts';

/** Milliseconds from the change of a story's file until a page shows it. */
type Freshness = { readonly page: string; readonly median: number; readonly worst: number };

const ROUNDS = 10;
const PAUSE_MS = 5;
const GIVE_UP_MS = 10_000;
const SLUG = 'nieuws/strips-op-de-kade';
const PAGES = { home: '/', list: '/nieuws', detail: `/${SLUG}`, search: '/zoeken?q=tekenaars' } as const;

/** Publishes an article under new titles. */
export function articleOf(fixture: { replace(slug: string, from: string, to: string): Promise<void> }) {
  let title = 'Strips op de kade';
  return async (changed: string): Promise<void> => {
    await fixture.replace(SLUG, `"title": "${title}"`, `"title": "${changed}"`);
    title = changed;
  };
}

/** How long an editor waits: the content service notices the changed file and calls the site; pages are asked until they show it. */
export const freshness = part<readonly Freshness[]>('freshness', {
  async measure() {
    const fixture = await createContentFixture();
    const publish = articleOf(fixture);
    try {
      return await withSite({ contentDir: fixture.dir }, ({ origin }) => measureAt(origin, publish));
    } finally {
      await fixture.close();
    }
  },
  print(figures) {
    console.log('\nFrom a publication to a fresh page, ms');
    const rows = figures.map(({ page, median: middle, worst }) => [
      page,
      { median: Math.round(middle), worst: Math.round(worst) },
    ]);
    console.table(Object.fromEntries(rows));
    console.log(`Limit: ${LIMITS.publishMs.max} ms`);
  },
  judge: (figures) =>
    figures.flatMap(({ page, worst }) =>
      outside(`freshness of ${page}, worst (ms)`, worst, LIMITS.publishMs),
    ),
});

async function measureAt(origin: string, publish: (title: string) => Promise<void>): Promise<Freshness[]> {
  const waits = new Map<string, number[]>(Object.keys(PAGES).map((page) => [page, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of Object.values(PAGES)) await (await fetch(origin + path)).text();
    const changed = `Versheid nummer ${round} van ${ROUNDS}`;
    await publish(changed);
    const since = performance.now();
    await Promise.all(
      Object.entries(PAGES).map(async ([page, path]) => {
        waits.get(page)?.push(await untilShown(origin + path, changed, since));
      }),
    );
  }
  return [...waits].map(([page, times]) => ({ page, median: median(times), worst: Math.max(...times) }));
}

async function untilShown(url: string, text: string, since: number): Promise<number> {
  for (;;) {
    const shown = (await (await fetch(url)).text()).includes(text);
    const waited = performance.now() - since;
    if (shown || waited > GIVE_UP_MS) return waited;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
