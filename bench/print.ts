import type { BrowserFigures } from './browser.ts';
import { plainBytes } from './browser-bytes.ts';
import type { CachedHomeResult } from './cached-home.ts';
import type { FilterFigures } from './filters.ts';
import type { Freshness } from './freshness.ts';
import { filteredDataWindow, filteredWindow, memoryWindow, slowestFilteredWindow } from './goals.ts';
import { OFFERED, type OutboxFigures } from './outbox.ts';
import type { PageBytes } from './page-bytes.ts';
import {
  acceptedWindow,
  acceptingWindow,
  coresWindow,
  filteredPageWindow,
  freshnessWindow,
  homeScriptWindow,
  largestPaintWindow,
  plainPageWindow,
  programmeScriptWindow,
  sharedFiltersWindow,
  shiftWindow,
  updateWindow,
  type Window,
} from './windows.ts';

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const mb = (value: number): string => `${value.toFixed(0)} MB`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function printPages(pages: readonly PageBytes[]): void {
  console.log('\nBytes per page, gzip');
  console.table(Object.fromEntries(pages.map(({ address, ...bytes }) => [address, bytes])));
  console.log(`Limit: script of the home page ${homeScriptWindow.least} to ${homeScriptWindow.most} bytes`);
}

export function printFreshness(freshness: readonly Freshness[]): void {
  console.log('\nFrom a publication to a fresh page, ms');
  const rows = freshness.map(({ page, median, worst }) => [
    page,
    { median: Math.round(median), worst: Math.round(worst) },
  ]);
  console.table(Object.fromEntries(rows));
  console.log(`Limit: ${freshnessWindow.most} ms`);
}

export function printCached(name: string, result: CachedHomeResult, goal: Window): void {
  const row = (ours: number, nginx: number, share = ours / nginx) => ({
    'our server': Math.round(ours),
    nginx: Math.round(nginx),
    share: percent(share),
  });
  console.log(
    `\nCached home page of the ${name}, ${result.bytes} bytes gzip: requests per CPU-second (${result.loader})`,
  );
  const rounds = result.rounds.map((round, at) => [`round ${at + 1}`, row(round.ours, round.nginx)]);
  console.table(Object.fromEntries([...rounds, ['median', row(result.ours, result.nginx, result.ratio)]]));
  const { ours, nginx } = result.p99Ms;
  console.log(`Under that load 99 % of the answers within ${ms(ours)}; nginx ${ms(nginx)}`);
  console.log(`Limit: at least ${percent(goal.least)} of nginx`);
}

export function printFilters(figures: FilterFigures): void {
  const { items, startMs, memoryMb, once, perCpuSecond, costOfSimplest } = figures;
  const perSecond = (value: number): string => `${Math.round(value)} per CPU-second`;
  console.log(`\nThe programme with ${items} items`);
  console.table({
    'start, until its first page': { figure: ms(startMs), limit: '' },
    'memory, started': { figure: mb(memoryMb.started), limit: '' },
    'memory, after all requests': { figure: mb(memoryMb.asked), limit: mb(memoryWindow.most) },
    'memory, at its highest': { figure: mb(memoryMb.highest), limit: '' },
    'filters asked for once, median': { figure: ms(once.medianMs), limit: ms(filteredPageWindow.most) },
    'filters asked for once, 95 %': { figure: ms(once.p95Ms), limit: '' },
    'filters asked for once, 99 %': { figure: ms(once.p99Ms), limit: ms(slowestFilteredWindow.most) },
    'filters asked for once': {
      figure: perSecond(perCpuSecond.once),
      limit: `at least ${filteredWindow.least}`,
    },
    'filters asked for once, as JSON': {
      figure: perSecond(perCpuSecond.data),
      limit: `at least ${filteredDataWindow.least}`,
    },
    'simplest page that is not stored': { figure: perSecond(perCpuSecond.simplest), limit: '' },
    'a filter costs, in simplest pages': { figure: costOfSimplest.toFixed(2), limit: '' },
    [`${figures.sharedAddresses} filters that are shared, first`]: {
      figure: perSecond(perCpuSecond.sharedFirst),
      limit: '',
    },
    [`${figures.sharedAddresses} filters that are shared, rotating`]: {
      figure: perSecond(perCpuSecond.shared),
      limit: `at least ${sharedFiltersWindow.least}`,
    },
    'of those from the page cache': { figure: percent(figures.sharedFromCache), limit: '' },
  });
}

export function printOutbox({ syncMs, pinned, runs }: OutboxFigures): void {
  const { perSecond, seconds } = OFFERED;
  console.log(
    `\n${perSecond} messages per second for ${seconds} s, POST /api/contact, SQLite; ${pinned ? 'on one core' : 'not held on one core'}; a synced write takes ${ms(syncMs)}`,
  );
  const rows = runs.map((run) => [
    run.mailsToo ? 'mails in the same process' : 'mails left to others',
    {
      offered: run.offered,
      accepted: run.accepted,
      kept: run.kept,
      'per second': Math.round(run.perSecond),
      median: ms(run.medianMs),
      '99 %': ms(run.p99Ms),
      slowest: ms(run.slowestMs),
      cores: run.cores.toFixed(2),
      'others there': run.others.toFixed(2),
    },
  ]);
  console.table(Object.fromEntries(rows));
  console.log(
    `Limits: at least ${acceptedWindow.least} per second, each kept, 99 % within ${acceptingWindow.most} ms, ${coresWindow.most} core`,
  );
}

export function printBrowser(figures: BrowserFigures): void {
  const { address, chromium, update, loading, withScript, withoutScript } = figures;
  console.log(`\n${address} in Chromium ${chromium}; bytes as they came over the wire`);
  console.table({
    'from a filter to the painted list, median': { figure: ms(update.median), limit: ms(updateWindow.most) },
    'from a filter to the painted list, slowest': { figure: ms(update.slowest), limit: '' },
    script: { figure: withScript.script, limit: programmeScriptWindow.most },
    'without script, before pictures and fonts': {
      figure: plainBytes(withoutScript),
      limit: plainPageWindow.most,
    },
    'slow phone: largest contentful paint': { figure: ms(loading.lcpMs), limit: ms(largestPaintWindow.most) },
    'slow phone: layout shift': { figure: loading.shift.toFixed(4), limit: shiftWindow.most },
  });
  console.table({ 'with script': withScript, 'without script': withoutScript });
}
