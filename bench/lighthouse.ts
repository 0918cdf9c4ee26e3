import { existsSync } from 'node:fs';
import { type Page, pages } from './addresses.ts';
import {
  type Below,
  type Category,
  categories,
  type LighthouseRun,
  runLighthouse,
} from './lighthouse-run.ts';
import { median } from './statistics.ts';

/** What Lighthouse thinks of a page on a slow phone: the median of its runs, times in ms. */
export type Judged = Page & {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Everything that was below the highest score in any run, at its lowest. */
  readonly below: readonly Below[];
};

export type LighthouseFigures = { readonly runs: number; readonly pages: readonly Judged[] };

const RUNS = 5;
/** Says that search engines are kept out. */
const crawlable = 'is-crawlable';

/**
 * Lighthouse over one page of each kind, five times or as often as `BENCH_LIGHTHOUSE_RUNS` says; some ten seconds each.
 * A line that says why when there is no Chromium.
 */
export async function measureLighthouse(
  origin: string,
): Promise<LighthouseFigures | { readonly missing: string }> {
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) return { missing: 'No Chromium: Lighthouse did not run. Set CHROMIUM_PATH.' };
  const runs = Number(process.env.BENCH_LIGHTHOUSE_RUNS ?? RUNS);
  const judged: Judged[] = [];
  for (const page of pages) {
    // By then the site has made the page and its pictures.
    await fetch(origin + page.address);
    const results: LighthouseRun[] = [];
    const without = 'hidden' in page ? [crawlable] : [];
    for (let count = 0; count < runs; count += 1) {
      results.push(await runLighthouse(origin + page.address, chromium, without));
    }
    judged.push({ ...page, ...together(results) });
  }
  return { runs, pages: judged };
}

function together(results: readonly LighthouseRun[]): Omit<Judged, keyof Page> {
  const middle = (of: (run: LighthouseRun) => number) => median(results.map(of));
  const scores = Object.fromEntries(
    categories.map((category) => [category, middle((run) => run.scores[category])]),
  );
  const below = new Map<string, Below>();
  for (const audit of results.flatMap((run) => run.below)) {
    const key = `${audit.category} ${audit.id}`;
    if (audit.score < (below.get(key)?.score ?? 1)) below.set(key, audit);
  }
  return {
    scores: {
      performance: scores.performance ?? Number.NaN,
      accessibility: scores.accessibility ?? Number.NaN,
      'best-practices': scores['best-practices'] ?? Number.NaN,
      seo: scores.seo ?? Number.NaN,
    },
    lcpMs: middle((run) => run.lcpMs),
    tbtMs: middle((run) => run.tbtMs),
    cls: Math.max(...results.map((run) => run.cls)),
    below: [...below.values()],
  };
}
