import type { PageName } from './addresses.ts';
import type { AfterLoad } from './after-load.ts';
import type { CachedHomeResult } from './cached-home.ts';
import { type ColdStart, medianStart } from './cold-start.ts';
import type { FilterFigures } from './filters.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import type { ListKind } from './list-addresses.ts';
import type { ListFigures } from './lists.ts';
import type { Soak } from './soak.ts';
import type { Typing } from './typing.ts';
import type { Uncached } from './uncached.ts';
import type { Weight } from './weights.ts';
import { outside, programmeScriptWindow, type Window } from './windows.ts';

/** What the whole site has to reach; as in `windows.ts` suspiciously little is wrong as well. */
const kilobyte = 1000;

/** Script on the wire of a page that nobody has to do anything with; the menu needs some. */
export const quietScriptWindow: Window = { least: 0.3 * kilobyte, most: 8 * kilobyte };
/** Requests and bytes of an article with pictures. */
export const articleRequestsWindow: Window = { least: 4, most: 16 };
export const articleBytesWindow: Window = { least: 40 * kilobyte, most: 250 * kilobyte };
const quiet: readonly PageName[] = ['home', 'page', 'place', 'bookshop', 'tour'];
const filtering: readonly PageName[] = ['programme', 'programme day', 'filtered'];

/** Scores of Lighthouse, and in its simulation of a slow phone times in ms. */
export const performanceWindow: Window = { least: 0.98, most: 1 };
export const perfectWindow: Window = { least: 1, most: 1 };
export const lcpWindow: Window = { least: 100, most: 1800 };
export const tbtWindow: Window = { least: 0, most: 50 };
export const clsWindow: Window = { least: 0, most: 0 };

/** Share of nginx's requests per CPU-second, Varnish and the site together. */
export const shareBehindVarnishWindow: Window = { least: 0.45, most: 1.5 };

/** A filtered programme of 10 000 items that nobody asked for before: pages and JSON per CPU-second, and 99 % in ms. */
export const filteredWindow: Window = { least: 250, most: 25_000 };
export const filteredDataWindow: Window = { least: 800, most: 25_000 };
export const slowestFilteredWindow: Window = { least: 0.5, most: 50 };
/** The same for other pages at the size of the demo. */
export const slowestUncachedWindow: Window = { least: 0.3, most: 50 };

/** Pages of 10 000 items that no cache has, at the median, in ms: lists, suggestions, and what they lead to. */
export const listWindows: Readonly<Record<ListKind['is'], Window>> = {
  list: { least: 0.5, most: 30 },
  suggestions: { least: 0.3, most: 50 },
  detail: { least: 0.5, most: 30 },
};

/** Memory of one process after load, in MB; Node by itself takes some 40. */
export const memoryWindow: Window = { least: 60, most: 350 };
/** From the start to the home page, in ms. */
export const startWindow: Window = { least: 50, most: 5000 };
/** From a typed character to the painted preview, in ms: 95 % of them. */
export const typingWindow: Window = { least: 5, most: 300 };
/** Memory at the end of a long time over that of its beginning. */
export const growthWindow: Window = { least: 0.5, most: 1.1 };

export const judgeWeights = (weights: readonly Weight[]): string[] =>
  weights.flatMap(({ name, loaded, walked }) => [
    ...(quiet.includes(name) ? outside(`script of ${name} (bytes)`, loaded.script, quietScriptWindow) : []),
    ...(filtering.includes(name)
      ? outside(`script of ${name} (bytes)`, walked.script, programmeScriptWindow)
      : []),
    ...(name === 'article with pictures'
      ? [
          ...outside(`requests of ${name}`, loaded.requests, articleRequestsWindow),
          ...outside(`bytes of ${name}`, loaded.bytes, articleBytesWindow),
        ]
      : []),
  ]);

export const judgeLighthouse = ({ pages }: LighthouseFigures): string[] =>
  pages.flatMap(({ name, scores, lcpMs, tbtMs, cls }) => [
    ...outside(`${name}: performance`, scores.performance, performanceWindow),
    ...outside(`${name}: accessibility`, scores.accessibility, perfectWindow),
    ...outside(`${name}: best practices`, scores['best-practices'], perfectWindow),
    ...outside(`${name}: search engines`, scores.seo, perfectWindow),
    ...outside(`${name}: largest contentful paint (ms)`, lcpMs, lcpWindow),
    ...outside(`${name}: blocking time (ms)`, tbtMs, tbtWindow),
    ...outside(`${name}: layout shift`, cls, clsWindow),
  ]);

export const judgeBehindVarnish = ({ ratio }: CachedHomeResult): string[] =>
  outside('share of nginx, behind Varnish', ratio, shareBehindVarnishWindow);

export const judgeGoalOfFilters = ({ once, perCpuSecond, memoryMb }: FilterFigures): string[] => [
  ...outside('filters asked for once (requests per CPU-second)', perCpuSecond.once, filteredWindow),
  ...outside(
    'filters asked for once as JSON (requests per CPU-second)',
    perCpuSecond.data,
    filteredDataWindow,
  ),
  ...outside('filters asked for once, 99 % (ms)', once.p99Ms, slowestFilteredWindow),
  ...outside('memory after filters (MB)', memoryMb.asked, memoryWindow),
];

export const judgeLists = ({ costs }: ListFigures): string[] =>
  costs.flatMap(({ name, is, medianMs, cpuMs, fromCache }) => [
    ...outside(`${name}, long lists, median (ms)`, medianMs, listWindows[is]),
    ...outside(`${name}, long lists, CPU (ms)`, cpuMs, listWindows[is]),
    ...outside(`${name}, long lists, from the cache`, fromCache, { least: 0, most: 0 }),
  ]);

export const judgeUncached = (figures: readonly Uncached[]): string[] =>
  figures.flatMap(({ name, p99Ms }) => outside(`${name}, uncached, 99 % (ms)`, p99Ms, slowestUncachedWindow));

export const judgeAfterLoad = ({ loadedMb }: AfterLoad): string[] =>
  outside('memory after load (MB)', loadedMb, memoryWindow);

export const judgeColdStart = (figures: ColdStart): string[] => {
  const { cold, kept } = medianStart(figures);
  return [
    ...outside('cold start (ms)', cold, startWindow),
    ...outside('start with what was kept (ms)', kept, startWindow),
  ];
};

export const judgeTyping = ({ p95Ms }: Typing): string[] =>
  outside('typed character until shown, 95 % (ms)', p95Ms, typingWindow);

export const judgeSoak = ({ failures, memoryMb, liveMb }: Soak): string[] => [
  ...outside('soak: failures', failures, { least: 0, most: 0 }),
  ...outside('soak: growth of memory', memoryMb.late / memoryMb.early, growthWindow),
  ...outside('soak: growth of what is held after a collection', liveMb.late / liveMb.early, growthWindow),
  ...outside('soak: memory at the end (MB)', memoryMb.late, memoryWindow),
];
