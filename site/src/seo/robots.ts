type Options = {
  /** Full address of the sitemap. */
  readonly sitemap: string;
  /** Whether this deployment may be found; `SEARCH_ENGINES`. */
  readonly isFindable: boolean;
};

/**
 * What robots may fetch. A deployment that may not be found is not closed to them: each of its answers says
 * `noindex`, and a robot that may not look would not read that, and could list the address all the same.
 */
export const robotsText = ({ sitemap, isFindable }: Options): string =>
  ['User-agent: *', 'Disallow: /api/', ...(isFindable ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n');
