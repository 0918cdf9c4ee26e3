import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PAGE_KINDS, type PageKind } from '@inktvis/e2e/pages';
import { chromiumPath } from '../chromium.ts';
import { LIMITS, outside } from '../limits.ts';
import { type Missing, part } from '../part.ts';
import { median } from '../statistics.ts';

/** What Lighthouse thinks of a page on a slow phone: the median of its runs, times in ms. */
type Judged = Pick<PageKind, 'name' | 'address'> & {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Everything that was below the highest score in any run, at its lowest. */
  readonly below: readonly Below[];
};

export type Pages = { readonly runs: number; readonly pages: readonly Judged[] };

const RUNS = 5;

/**
 * Lighthouse over one page of each kind, five times or as often as `BENCH_LIGHTHOUSE_RUNS` says; ten seconds each.
 * `BENCH_LIGHTHOUSE_PAGES`: only these, by name, with commas between them.
 */
export const lighthouse = part<Pages>('lighthouse', {
  measure: ({ origin }) => measurePages({ origin, behind: origin, browserFlags: [] }),
  print: (figures) => printPages('Lighthouse', figures),
  judge: judgePages,
});

type Asked = {
  readonly origin: string;
  /** The site itself, where `origin` is a proxy in front of it. */
  readonly behind: string;
  readonly browserFlags: readonly string[];
};

export async function measurePages({ origin, behind, browserFlags }: Asked): Promise<Pages | Missing> {
  if (!existsSync(chromiumPath())) return { missing: 'No Chromium: not measured. Set CHROMIUM_PATH.' };
  const runs = Number(process.env.BENCH_LIGHTHOUSE_RUNS ?? RUNS);
  const only = process.env.BENCH_LIGHTHOUSE_PAGES?.split(',');
  const pages: Judged[] = [];
  for (const { name, address, ...kind } of PAGE_KINDS) {
    if (only && !only.includes(name)) continue;
    // Lighthouse measures no page that responds with an error.
    const first = await fetch(behind + address);
    await first.arrayBuffer();
    if (!first.ok) continue;
    const without = 'hidden' in kind ? ['is-crawlable', 'meta-description'] : [];
    const results: LighthouseRun[] = [];
    for (let count = 0; count < runs; count += 1)
      results.push(await runLighthouse(origin + address, { without, browserFlags }));
    pages.push({ name, address, ...together(results) });
  }
  return { runs, pages };
}

export function printPages(what: string, { runs, pages }: Pages): void {
  console.log(`\n${what}, slow phone, median of ${runs}`);
  const score = (value: number) => Math.round(value * 100);
  const rows = pages.map(({ name, scores, lcpMs, tbtMs, cls }) => [
    name,
    {
      performance: score(scores.performance),
      accessibility: score(scores.accessibility),
      'best practices': score(scores['best-practices']),
      seo: score(scores.seo),
      'LCP ms': Math.round(lcpMs),
      'TBT ms': Math.round(tbtMs),
      CLS: Number(cls.toFixed(4)),
    },
  ]);
  console.table(Object.fromEntries(rows));
  for (const [audit, names] of belowByAudit(pages)) console.log(`  ${audit}: ${names.join(', ')}`);
}

export function judgePages({ pages }: Pages): string[] {
  return pages.flatMap((page) => [
    ...outside(`${page.name}: performance`, page.scores.performance, LIMITS.performance),
    ...outside(`${page.name}: accessibility`, page.scores.accessibility, LIMITS.perfect),
    ...outside(`${page.name}: best practices`, page.scores['best-practices'], LIMITS.perfect),
    ...outside(`${page.name}: search engines`, page.scores.seo, LIMITS.perfect),
    ...overBudget(page),
  ]);
}

/** `budget.json`: times by path, in the format of Lighthouse CI. */
type Budget = {
  readonly path: string;
  readonly timings: readonly { readonly metric: keyof typeof METRICS; readonly budget: number }[];
};

const METRICS = {
  'largest-contentful-paint': 'lcpMs',
  'total-blocking-time': 'tbtMs',
  'cumulative-layout-shift': 'cls',
} as const;

const budgets: readonly Budget[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'budget.json'), 'utf8'),
);

/** The last budget whose path matches counts; `*` stands for anything, `$` for the end. */
export function overBudget(page: Pick<Judged, 'name' | 'address' | 'lcpMs' | 'tbtMs' | 'cls'>): string[] {
  const budget = budgets.findLast(({ path }) => patternOf(path).test(page.address));
  return (budget?.timings ?? []).flatMap(({ metric, budget: max }) =>
    outside(`${page.name}: ${metric}`, page[METRICS[metric]], { min: 0, max }),
  );
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?()|[\]{}^\\]/g, '\\$&').replaceAll('*', '.*')}`);

/** Each audit that is below its best, and where. */
function belowByAudit(pages: readonly Judged[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, below } of pages) {
    for (const { category, title, score, weight, value } of below) {
      const audit = `${category}, ${weight > 0 ? `weight ${weight}` : 'advice'}: ${title}`;
      const detail = [Math.round(score * 100), value].filter((text) => text !== '').join(', ');
      found.set(audit, [...(found.get(audit) ?? []), `${name} (${detail})`]);
    }
  }
  return found;
}

function together(results: readonly LighthouseRun[]): Omit<Judged, 'name' | 'address'> {
  const middle = (of: (run: LighthouseRun) => number) => median(results.map(of));
  const below = new Map<string, Below>();
  for (const audit of results.flatMap((run) => run.below)) {
    const key = `${audit.category} ${audit.id}`;
    if (audit.score < (below.get(key)?.score ?? 1)) below.set(key, audit);
  }
  return {
    scores: perCategory((category) => middle((run) => run.scores[category])),
    lcpMs: middle((run) => run.lcpMs),
    tbtMs: middle((run) => run.tbtMs),
    cls: Math.max(...results.map((run) => run.cls)),
    below: [...below.values()],
  };
}

const run = promisify(execFile);
const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const OPTIONS = ['--output=json', '--quiet', '--no-enable-error-reporting', '--disable-full-page-screenshot'];
const MAX_BYTES = 64 * 1024 * 1024;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const perCategory = (scoreOf: (category: Category) => number) =>
  Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Record<Category, number>;

/** What of a report is read. Scores go from 0 to 1; null is an audit that does not judge. */
type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
};

type Audit = {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
  /** A list, or a tree. */
  readonly details?: { readonly items?: Readonly<Record<string, Item>> };
};

type Item = { readonly url?: string; readonly node?: { readonly selector?: string } };

/** An audit that did not get the highest score; `weight` is what it counts for in its category, 0 for advice. */
type Below = {
  readonly category: Category;
  readonly id: string;
  readonly title: string;
  readonly score: number;
  readonly weight: number;
  readonly value: string;
  /** The first elements or files that it is about. */
  readonly where: readonly string[];
};

/** One run; times in ms. */
type LighthouseRun = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly below: readonly Below[];
};

/**
 * Some runs in a hundred give no trace (NO_NAVSTART), and on a busy machine a browser may not start: then the run is
 * repeated.
 */
async function retry<T>(ask: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (tries <= 1) throw error;
    return retry(ask, tries - 1);
  }
}

/** Lighthouse as on a slow phone, in a browser of its own. `without` names audits that do not apply. */
async function runLighthouse(
  url: string,
  { without, browserFlags }: Pick<Asked, 'browserFlags'> & { readonly without: readonly string[] },
): Promise<LighthouseRun> {
  const flags = ['--headless=new', '--no-sandbox', ...browserFlags].join(' ');
  const skip = without.length > 0 ? [`--skip-audits=${without.join(',')}`] : [];
  const ask = () =>
    run(process.execPath, [program, url, ...OPTIONS, `--chrome-flags=${flags}`, ...skip], {
      maxBuffer: MAX_BYTES,
      env: { ...process.env, CHROME_PATH: chromiumPath() },
    });
  const { stdout } = await retry(ask);
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const figure = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: perCategory((category) => report.categories[category].score ?? Number.NaN),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    below: CATEGORIES.flatMap((category) => belowIn(report, category)),
  };
}

function belowIn(report: Report, category: Category): Below[] {
  return report.categories[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    if (!audit || audit.score === null || audit.score >= 1) return [];
    const where = Object.values(audit.details?.items ?? {})
      .map(({ node, url }) => node?.selector ?? url)
      .filter((text) => text !== undefined);
    const { title, score, displayValue = '' } = audit;
    return [{ category, id, title, score, weight, value: displayValue, where: where.slice(0, 3) }];
  });
}
