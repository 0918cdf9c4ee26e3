import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { judgeContent, measureContentService, printContentFigures } from '@inktvis/embedded-content/bench';
import { addresses } from './addresses.ts';
import { type CachedHomeResult, measureCachedHome } from './cached-home.ts';
import { type Freshness, measureFreshness } from './freshness.ts';
import { measurePage, type PageBytes } from './page-bytes.ts';
import { startFixture, startSite, type Target } from './targets.ts';
import { freshnessWindow, homeScriptWindow, judge, ratioWindow } from './windows.ts';

/**
 * `npm run bench`: the built site, or with `--fixture` (and when there is no build) our server with a made-up
 * page. Prints tables, writes `bench/results.json`, exits with 1 when a limit is passed.
 */
const [load = 0] = loadavg();
if (load > availableParallelism() / 4) {
  console.log(`The machine is busy (load ${load.toFixed(1)}); expect shares that are too low and far apart.`);
}

/** What the embedded content service must hold. */
const CONTENT_STORIES = 10_000;

const wantsFixture = process.argv.includes('--fixture');
const built = wantsFixture ? null : await startSite();
if (!built && !wantsFixture) console.log('The site is not built; measuring the server with a made-up page.');
const target: Target = built ?? (await startFixture());

try {
  const pages: PageBytes[] = [];
  if (target.name === 'site')
    for (const address of addresses) pages.push(await measurePage(target.origin, address));
  const cached = await measureCachedHome(target);
  const freshness = target.name === 'site' ? ((await measureFreshness()) ?? []) : [];
  const contentService = target.name === 'site' ? await measureContentService(CONTENT_STORIES) : null;
  if (pages.length > 0) printPages(pages);
  if ('missing' in cached) console.log(cached.missing);
  else printCached(cached);
  if (freshness.length > 0) printFreshness(freshness);
  if (contentService) printContentFigures(contentService);
  const results = {
    target: target.name,
    node: process.version,
    load,
    pages,
    cached,
    freshness,
    contentService,
  };
  writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
  const home = pages.find((page) => page.address === '/');
  const lines = [
    ...judge(home, 'missing' in cached ? undefined : cached, freshness),
    ...(contentService ? judgeContent(contentService) : []),
  ];
  for (const line of lines) console.log(`FAILED  ${line}`);
  process.exitCode = lines.length === 0 ? 0 : 1;
} finally {
  await target.stop();
}

function printPages(pages: readonly PageBytes[]): void {
  console.log('\nBytes per page, gzip');
  console.table(Object.fromEntries(pages.map(({ address, ...bytes }) => [address, bytes])));
  console.log(`Limit: script of the home page ${homeScriptWindow.least} to ${homeScriptWindow.most} bytes`);
}

function printFreshness(freshness: readonly Freshness[]): void {
  console.log('\nFrom a publication to a fresh page, ms');
  const rows = freshness.map(({ page, median, worst }) => [
    page,
    { median: Math.round(median), worst: Math.round(worst) },
  ]);
  console.table(Object.fromEntries(rows));
  console.log(`Limit: ${freshnessWindow.most} ms`);
}

function printCached(result: CachedHomeResult): void {
  const row = (ours: number, nginx: number, share = ours / nginx) => ({
    'our server': Math.round(ours),
    nginx: Math.round(nginx),
    share: `${Math.round(share * 100)} %`,
  });
  console.log(
    `\nCached home page of the ${target.name}, ${result.bytes} bytes gzip: requests per CPU-second (${result.loader})`,
  );
  const rounds = result.rounds.map((round, at) => [`round ${at + 1}`, row(round.ours, round.nginx)]);
  console.table(Object.fromEntries([...rounds, ['median', row(result.ours, result.nginx, result.ratio)]]));
  console.log(`Limit: at least ${ratioWindow.least * 100} % of nginx`);
}
