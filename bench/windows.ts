import type { CachedHomeResult } from './cached-home.ts';
import type { Freshness } from './freshness.ts';
import type { PageBytes } from './page-bytes.ts';

/** Limits in both directions: too much is a loss, suspiciously little means that something is missing. */
type Window = { readonly least: number; readonly most: number };

const kilobyte = 1000;

/** Script of the home page, compressed, in bytes. */
export const homeScriptWindow: Window = { least: 0.5 * kilobyte, most: 90 * kilobyte };

/** Share of nginx's requests per CPU-second; above 1.5 the measuring is broken rather than the server good. */
export const ratioWindow: Window = { least: 0.5, most: 1.5 };

/** Time from a publication to a fresh page, in ms; less than the service waits for more changes cannot be. */
export const freshnessWindow: Window = { least: 5, most: 2000 };

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

function outside(what: string, value: number, { least, most }: Window): string[] {
  return value >= least && value <= most
    ? []
    : [`${what}: ${Math.round(value * 100) / 100} is outside ${least} to ${most}`];
}
