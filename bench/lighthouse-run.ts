import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const options = [
  '--output=json',
  '--quiet',
  '--no-enable-error-reporting',
  '--disable-full-page-screenshot',
  '--chrome-flags=--headless=new --no-sandbox',
];
const mostBytes = 64 * 1024 * 1024;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

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
export type Below = {
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
export type LighthouseRun = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly below: readonly Below[];
};

/** Some runs in a hundred give no trace (NO_NAVSTART), and on a busy machine a browser may not come up: once more then. */
async function insist<T>(ask: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (tries <= 1) throw error;
    return insist(ask, tries - 1);
  }
}

/** Lighthouse as on a slow phone, in a browser of its own. `without` names audits that do not apply. */
export async function runLighthouse(
  url: string,
  chromium: string,
  without: readonly string[],
): Promise<LighthouseRun> {
  const skip = without.length > 0 ? [`--skip-audits=${without.join(',')}`] : [];
  const ask = () =>
    run(process.execPath, [program, url, ...options, ...skip], {
      maxBuffer: mostBytes,
      env: { ...process.env, CHROME_PATH: chromium },
    });
  const { stdout } = await insist(ask);
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const score = (category: Category) => report.categories[category].score ?? Number.NaN;
  const figure = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    below: categories.flatMap((category) => belowIn(report, category)),
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
