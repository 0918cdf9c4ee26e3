import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { judgeContent, measureContentService, printContentFigures } from '@inktvis/embedded-content/bench';
import { addresses } from './addresses.ts';
import { measureBrowser } from './browser.ts';
import { measureCachedHome } from './cached-home.ts';
import { measureFilters } from './filters.ts';
import { measureFreshness } from './freshness.ts';
import { measureOutbox } from './outbox.ts';
import { measurePage, type PageBytes } from './page-bytes.ts';
import { printBrowser, printCached, printFilters, printFreshness, printOutbox, printPages } from './print.ts';
import { startFixture, startSite, type Target } from './targets.ts';
import { judge, judgeBrowser, judgeFilters, judgeOutbox } from './windows.ts';

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
/** What the filters must hold. */
const PROGRAMME_ITEMS = 10_000;

const wantsFixture = process.argv.includes('--fixture');
const built = wantsFixture ? null : await startSite();
if (!built && !wantsFixture) console.log('The site is not built; measuring the server with a made-up page.');
const target: Target = built ?? (await startFixture());

try {
  const isSite = target.name === 'site';
  const pages: PageBytes[] = [];
  if (isSite) for (const address of addresses) pages.push(await measurePage(target.origin, address));
  const cached = await measureCachedHome(target);
  const freshness = isSite ? ((await measureFreshness()) ?? []) : [];
  const contentService = isSite ? await measureContentService(CONTENT_STORIES) : null;
  const browser = isSite ? await measureBrowser(target.origin) : null;
  const filters = isSite ? await measureFilters(PROGRAMME_ITEMS) : null;
  const outbox = isSite ? await measureOutbox() : null;
  if (pages.length > 0) printPages(pages);
  if ('missing' in cached) console.log(cached.missing);
  else printCached(target.name, cached);
  if (freshness.length > 0) printFreshness(freshness);
  if (contentService) printContentFigures(contentService);
  if (filters) printFilters(filters);
  if (outbox) printOutbox(outbox);
  if (browser) 'missing' in browser ? console.log(browser.missing) : printBrowser(browser);
  const results = {
    target: target.name,
    node: process.version,
    load,
    pages,
    cached,
    freshness,
    contentService,
    filters,
    outbox,
    browser,
  };
  writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
  const home = pages.find((page) => page.address === '/');
  const lines = [
    ...judge(home, 'missing' in cached ? undefined : cached, freshness),
    ...(contentService ? judgeContent(contentService) : []),
    ...(filters ? judgeFilters(filters) : []),
    ...(outbox ? judgeOutbox(outbox) : []),
    ...(browser && !('missing' in browser) ? judgeBrowser(browser) : []),
  ];
  for (const line of lines) console.log(`FAILED  ${line}`);
  process.exitCode = lines.length === 0 ? 0 : 1;
} finally {
  await target.stop();
}
