import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PAGE_KINDS } from '@inktvis/e2e/pages';
import { type Figure, median } from '../measure.ts';
import { CHROMIUM, withSite } from '../site.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
const OPTIONS = [
  '--output=json',
  '--quiet',
  '--no-enable-error-reporting',
  '--disable-full-page-screenshot',
  '--chrome-flags=--headless=new --no-sandbox',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;

/** Scores go from 0 to 1, sizes are bytes over the wire with headers. */
type Report = {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly Loaded[] } }
    >
  >;
};
type Loaded = {
  readonly sessionTargetType: string;
  readonly resourceType?: string;
  readonly transferSize: number;
};

/** Before anybody scrolls: all of it, or one type; not what the service worker stores ahead. */
const bytesOf = ({ audits }: Report, type?: string): number =>
  (audits['network-requests']?.details?.items ?? [])
    .filter((one) => one.sessionTargetType === 'page' && (type === undefined || one.resourceType === type))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

async function reportOf(url: string, skip: readonly string[]): Promise<Report> {
  const { stdout } = await run(process.execPath, [PROGRAM, url, ...OPTIONS, ...skip], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  return JSON.parse(stdout);
}

/** As on a slow phone with an empty browser: the median of the runs, the worst of the shifts; times in ms. */
export const lighthouse = (): Promise<readonly Figure[]> =>
  withSite({}, async ({ origin }) => {
    const figures: Figure[] = [];
    for (const { name, address, ...kind } of PAGE_KINDS) {
      // Lighthouse measures no page that responds with an error.
      if (!(await fetch(origin + address)).ok) continue;
      const skip = 'hidden' in kind ? ['--skip-audits=is-crawlable,meta-description'] : [];
      const reports: Report[] = [];
      for (let count = 0; count < RUNS; count += 1) reports.push(await reportOf(origin + address, skip));
      const score = (category: (typeof CATEGORIES)[number]) =>
        median(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100)));
      const values = (audit: string) =>
        reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
      const bytes = (type?: string) => median(reports.map((report) => bytesOf(report, type)));
      figures.push(
        ...CATEGORIES.map((category) => ({
          what: `${name}, ${category}`,
          value: score(category),
          unit: '',
          min: category === 'performance' ? 98 : 100,
        })),
        {
          what: `${name}, LCP`,
          value: median(values('largest-contentful-paint')),
          unit: 'ms',
          min: 50,
          max: 1800,
        },
        { what: `${name}, CLS`, value: Math.max(...values('cumulative-layout-shift')), unit: '', max: 0.01 },
        { what: `${name}, document`, value: bytes('Document'), unit: 'bytes' },
        { what: `${name}, script`, value: bytes('Script'), unit: 'bytes' },
        { what: `${name}, everything`, value: bytes(), unit: 'bytes' },
      );
    }
    return figures;
  });
