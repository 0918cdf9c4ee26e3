import type { BrowserFigures } from './browser.ts';
import { plainBytes } from './browser-bytes.ts';
import type { CachedHomeResult } from './cached-home.ts';
import type { FilterFigures } from './filters.ts';
import type { Freshness } from './freshness.ts';
import type { OutboxFigures } from './outbox.ts';
import type { PageBytes } from './page-bytes.ts';

/** Limits in both directions: too much is a loss, suspiciously little means that something is missing. */
export type Window = { readonly least: number; readonly most: number };

const kilobyte = 1000;

/** Script of the home page, compressed, in bytes. */
export const homeScriptWindow: Window = { least: 0.5 * kilobyte, most: 90 * kilobyte };

/** Share of nginx's requests per CPU-second; above 1.5 the measuring is broken rather than the server good. */
export const ratioWindow: Window = { least: 0.6, most: 1.5 };

/** Time from a publication to a fresh page, in ms; less than the service waits for more changes cannot be. */
export const freshnessWindow: Window = { least: 5, most: 2000 };

/** A filtered page of 10 000 items that nobody asked for before, at the median, in ms. */
export const filteredPageWindow: Window = { least: 0.5, most: 30 };

/** Filters that visitors share, requests per CPU-second; a page that is always found ready makes some 25 000. */
export const sharedFiltersWindow: Window = { least: 400, most: 25_000 };

/** The programme in a browser: from a click to the painted list, in ms; below a frame nothing can have been painted. */
export const updateWindow: Window = { least: 5, most: 60 };

/** Script of the programme, and the whole page without script before pictures and fonts; compressed, in bytes. */
export const programmeScriptWindow: Window = { least: 0.5 * kilobyte, most: 95 * kilobyte };
export const plainPageWindow: Window = { least: 10 * kilobyte, most: 60 * kilobyte };

/** On a slow phone: the largest paint in ms, not before the network let anything through; and what jumped. */
export const largestPaintWindow: Window = { least: 150, most: 2000 };
export const shiftWindow: Window = { least: 0, most: 0.01 };

/** Messages accepted per second when 300 are offered; the last answer comes a moment after the last message. */
export const acceptedWindow: Window = { least: 297, most: 301 };
/** 99 % of the answers, in ms; below the lower limit nothing can have waited for a disk. */
export const acceptingWindow: Window = { least: 0.3, most: 100 };
/** Cores that accepting may keep busy; almost none means that nothing was done. */
export const coresWindow: Window = { least: 0.02, most: 1 };

/** One line per limit that is passed; empty when all is well. */
export function judge(
  home: PageBytes | undefined,
  cached: CachedHomeResult | undefined,
  freshness: readonly Freshness[] = [],
): string[] {
  const lines: string[] = [];
  if (home !== undefined)
    lines.push(...outside('script of the home page (bytes)', home.script, homeScriptWindow));
  if (cached !== undefined) lines.push(...outside('share of nginx', cached.ratio, ratioWindow));
  for (const { page, worst } of freshness)
    lines.push(...outside(`freshness of ${page}, worst (ms)`, worst, freshnessWindow));
  return lines;
}

/** The same for filters over a large programme. */
export const judgeFilters = ({ once, perCpuSecond }: FilterFigures): string[] => [
  ...outside('filtered page, median (ms)', once.medianMs, filteredPageWindow),
  ...outside('filters that are shared (requests per CPU-second)', perCpuSecond.shared, sharedFiltersWindow),
];

/** The same for messages. */
export const judgeOutbox = ({ runs }: OutboxFigures): string[] =>
  runs.flatMap(({ mailsToo, offered, accepted, kept, perSecond, p99Ms, cores }) => {
    const name = mailsToo ? 'messages, with mails' : 'messages';
    return [
      ...outside(`${name}: accepted`, accepted, { least: offered, most: offered }),
      ...outside(`${name}: kept`, kept, { least: accepted, most: accepted }),
      ...outside(`${name}: accepted per second`, perSecond, acceptedWindow),
      ...outside(`${name}: 99 % of the answers (ms)`, p99Ms, acceptingWindow),
      ...outside(`${name}: cores`, cores, coresWindow),
    ];
  });

/** The same for the programme in a browser. */
export const judgeBrowser = ({ update, loading, withScript, withoutScript }: BrowserFigures): string[] => [
  ...outside('filter in the browser, median (ms)', update.median, updateWindow),
  ...outside('script of the programme (bytes)', withScript.script, programmeScriptWindow),
  ...outside('programme without script (bytes)', plainBytes(withoutScript), plainPageWindow),
  ...outside('largest contentful paint (ms)', loading.lcpMs, largestPaintWindow),
  ...outside('layout shift', loading.shift, shiftWindow),
];

/** A line when the value is not within the limits, NaN included. */
export function outside(what: string, value: number, { least, most }: Window): string[] {
  return value >= least && value <= most
    ? []
    : [`${what}: ${Math.round(value * 1000) / 1000} is outside ${least} to ${most}`];
}
