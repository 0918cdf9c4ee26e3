import type { AfterLoad } from './after-load.ts';
import { type ColdStart, medianStart } from './cold-start.ts';
import {
  articleBytesWindow,
  articleRequestsWindow,
  listWindows,
  memoryWindow,
  quietScriptWindow,
  slowestUncachedWindow,
  startWindow,
  typingWindow,
} from './goals.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import type { ListFigures } from './lists.ts';
import type { Soak } from './soak.ts';
import type { Typing } from './typing.ts';
import type { Uncached } from './uncached.ts';
import type { Weight } from './weights.ts';
import { programmeScriptWindow } from './windows.ts';

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const mb = (value: number): string => `${value.toFixed(0)} MB`;

export function printWeights(weights: readonly Weight[]): void {
  console.log('\nRequests and bytes over the wire, on a phone, an empty browser');
  console.table(
    Object.fromEntries(
      weights.map(({ name, loaded, walked, ahead }) => [
        name,
        { ...loaded, 'bytes to its end': walked.bytes, 'requests to its end': walked.requests, ahead },
      ]),
    ),
  );
  console.log(
    `Limits: script ${quietScriptWindow.most} bytes, with filters ${programmeScriptWindow.most}; an article ${articleRequestsWindow.most} requests, ${articleBytesWindow.most} bytes`,
  );
}

export function printLighthouse({ runs, pages }: LighthouseFigures): void {
  console.log(`\nLighthouse, slow phone, median of ${runs}`);
  const score = (value: number) => Math.round(value * 100);
  console.table(
    Object.fromEntries(
      pages.map(({ name, scores, lcpMs, tbtMs, cls }) => [
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
      ]),
    ),
  );
  console.log('Limits: 98, 100, 100, 100; 1800 ms, 50 ms, 0');
  for (const [audit, names] of belowByAudit(pages)) console.log(`  ${audit}: ${names.join(', ')}`);
}

/** Each audit that is below its best, and where. */
function belowByAudit(pages: LighthouseFigures['pages']): Map<string, string[]> {
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

export function printUncached(figures: readonly Uncached[]): void {
  console.log('\nPages that no cache has, at the size of the demo');
  const rows = figures.map(({ name, perCpuSecond, medianMs, p99Ms, fromCache }) => [
    name,
    {
      'per CPU-second': Math.round(perCpuSecond),
      median: ms(medianMs),
      '99 %': ms(p99Ms),
      'from the cache': fromCache,
    },
  ]);
  console.table(Object.fromEntries(rows));
  console.log(`Limit: 99 % within ${slowestUncachedWindow.most} ms`);
}

export function printLists({ items, readyMs, publishedMs, memoryMb, costs }: ListFigures): void {
  console.log(`\nPages that no cache has, with ${items} articles, hotspots, bookshops and touring events`);
  const rows = costs.map(({ name, is, medianMs, p95Ms, cpuMs, asked, fromCache }) => [
    name,
    {
      median: ms(medianMs),
      '95 %': ms(p95Ms),
      'CPU of the site': ms(cpuMs),
      limit: ms(listWindows[is].most),
      asked,
      'from the cache': fromCache,
    },
  ]);
  console.table(Object.fromEntries(rows));
  console.log(
    `From the start until all of them were answered ${ms(readyMs)}; from a publication until the search knows it ${ms(publishedMs)}; memory ${mb(memoryMb.now)}, at its highest ${mb(memoryMb.highest)} (no limits)`,
  );
}

export function printAfterLoad({ requests, startedMb, loadedMb, highestMb }: AfterLoad): void {
  console.log(
    `\nMemory: ${mb(startedMb)} started, ${mb(loadedMb)} after ${requests} requests, ${mb(highestMb)} at its highest (limit ${mb(memoryWindow.most)})`,
  );
}

export function printColdStart(figures: ColdStart): void {
  const { cold, kept } = medianStart(figures);
  console.log(
    `\nFrom the start to the home page: ${ms(cold)} with nothing kept, ${ms(kept)} with what was kept (limit ${startWindow.most} ms)`,
  );
}

export function printTyping({ characters, medianMs, p95Ms, slowestMs }: Typing): void {
  console.log(
    `\nFrom a typed character to the preview, ${characters} characters: median ${ms(medianMs)}, 95 % ${ms(p95Ms)}, slowest ${ms(slowestMs)} (limit ${typingWindow.most} ms at 95 %)`,
  );
}

export function printSoak({ p99Ms, memoryMb, liveMb, ...soak }: Soak): void {
  console.log(`\n${soak.minutes} minutes of visitors and an editor`);
  console.table({
    answers: { figure: String(soak.answers) },
    failures: { figure: String(soak.failures) },
    publications: { figure: String(soak.publications) },
    '99 %, first half': { figure: ms(p99Ms.firstHalf) },
    '99 %, second half': { figure: ms(p99Ms.secondHalf) },
    'memory, second fifth': { figure: mb(memoryMb.early) },
    'memory, last fifth': { figure: mb(memoryMb.late) },
    'memory, at its highest': { figure: mb(memoryMb.highest) },
    'held after a collection, first fifth': { figure: mb(liveMb.early) },
    'held after a collection, at the end': { figure: mb(liveMb.late) },
    cores: { figure: soak.cores.toFixed(2) },
  });
}
