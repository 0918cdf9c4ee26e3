/** A figure has limits in both directions: suspiciously little means that something is missing or not measured. */
export type Window = { readonly min: number; readonly max: number };

/** The floors that the site has to hold, on the machine that it is measured on. */
export const LIMITS = {
  /** Share of nginx's requests per CPU-second; above 1.5 the measuring is broken rather than the server good. */
  cached: { min: 0.8, max: 1.5 },
  cachedWithoutFastPath: { min: 0.4, max: 1.5 },
  /** The same of Varnish and the site together. */
  behindVarnish: { min: 0.45, max: 1.5 },

  /** Without compression a page has some five times the bytes; it is decompressed once and not each time. */
  plainShare: { min: 0.3, max: 1.5 },
  /** A page that was never read, while the content service hangs, in ms: a page waits five seconds (requirements 9). */
  hangingMs: { min: 0.1, max: 6000 },

  /** Filtered programmes of 10 000 items that are not cached, and their JSON, per CPU-second. */
  filteredPages: { min: 250, max: 25_000 },
  filteredJson: { min: 800, max: 50_000 },
  /** Filters that visitors share, rotating, per CPU-second. */
  sharedFilters: { min: 400, max: 25_000 },
  /** One of them, in ms: median, and 99 %. */
  filteredPageMs: { min: 0.5, max: 30 },
  slowestFilteredMs: { min: 0.5, max: 60 },

  /** A filter in the browser: from the click to the painted list, in ms. */
  filterClickMs: { min: 5, max: 60 },
  slowestFilterClickMs: { min: 5, max: 100 },
  /** From a click on a link to the painted page, rendered ahead, in ms. */
  linkClickMs: { min: 5, max: 100 },

  /** Memory of one process after load, in MB: at the sample's size, and at 10 000 items. Node alone takes some 40. */
  memoryMb: { min: 60, max: 250 },
  memoryOfManyMb: { min: 60, max: 450 },
  /** Memory at the end of a long time over that of its beginning. */
  growth: { min: 0.5, max: 1.1 },

  /** From a publication to a page that shows it, in ms; less than the service waits for more changes cannot be. */
  publishMs: { min: 5, max: 2000 },
  /** From the start to the home page, in ms. */
  startMs: { min: 50, max: 5000 },
  /** From a typed character to the painted preview, in ms: the median of each page, and 95 % of a news article. */
  typingMs: { min: 5, max: 300 },
  /** Pages over 10 000 items that no cache has, in ms: median. */
  listMs: { min: 0.5, max: 30 },
  suggestionsMs: { min: 0.3, max: 50 },
  detailMs: { min: 0.5, max: 30 },

  /** Messages accepted per second when 300 are offered; the last response comes a moment after the last message. */
  acceptedPerSecond: { min: 297, max: 301 },
  /** 99 % of the responses, in ms; below the lower limit nothing can have waited for a disk. */
  acceptingMs: { min: 0.3, max: 100 },
  /** Cores that accepting keeps busy; almost none means that nothing was done. */
  acceptingCores: { min: 0.02, max: 1 },

  /** Scores of Lighthouse; its times are in budget.json. */
  performance: { min: 0.98, max: 1 },
  perfect: { min: 1, max: 1 },
  none: { min: 0, max: 0 },
} as const satisfies Readonly<Record<string, Window>>;

/** A line when the value is not within the limits, NaN included; else none. */
export function outside(what: string, value: number, { min, max }: Window): string[] {
  if (value >= min && value <= max) return [];
  return [`${what}: ${Math.round(value * 1000) / 1000} is outside ${min} to ${max}`];
}
