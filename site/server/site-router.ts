import type { Log } from '@inktvis/foundation/log';
import type { PageCache } from './cache/page-cache.ts';
import type { Rendered } from './cache/rendered.ts';
import { createErrorResponses } from './http/error-responses.ts';
import { trustedHosts } from './http/host.ts';
import { PASS_PATH, passRoute } from './http/pass-route.ts';
import { createProbes, type ProbeOptions } from './http/probes.ts';
import { createQueryRules } from './http/query-rules.ts';
import { createRouter, type RouterOptions } from './http/router.ts';
import { createStaticFiles } from './http/static-files.ts';
import { createRequestLog } from './ops/request-log.ts';
import type { WarmUp } from './ops/warm-up.ts';
import type { SiteServerOptions } from './server-options.ts';

/** The parts of the server that the router hands requests to. */
type Parts = Pick<
  RouterOptions,
  | 'security'
  | 'render'
  | 'renderNow'
  | 'isPreview'
  | 'storedPictures'
  | 'images'
  | 'tourImages'
  | 'now'
  | 'isStopping'
> & {
  readonly log: Log;
  readonly cache: PageCache;
  /** A page as every visitor without cookies gets it, rendered at once. */
  readonly renderShared: (address: string) => Promise<Rendered>;
  readonly warmUp?: WarmUp;
  readonly tryPage: ProbeOptions['tryPage'];
};

/** What responds to a request: probes, the routes beside the pages, files, pictures and pages. */
export function createSiteRouter(
  options: SiteServerOptions,
  { renderShared, warmUp, tryPage, ...parts }: Parts,
) {
  const { siteUrl, clientDir, previousClientDirs } = options;
  const { security, log, now } = parts;
  return createRouter({
    ...parts,
    siteUrl,
    hosts: trustedHosts(siteUrl, options.hosts),
    trustedProxies: options.trustedProxies ?? 0,
    rules: createQueryRules(options.product),
    files: createStaticFiles(clientDir, security, previousClientDirs),
    probes: createProbes({
      tryPage,
      warmUp: () => warmUp?.state() ?? 'off',
      countMails: options.countMails ?? (async () => ({ waiting: 0, dead: 0, outageMs: 0 })),
      stores: options.stores ?? (() => ({ failures: 0, failing: null })),
      lastBackup: options.lastBackup ?? (async () => null),
      now: () => performance.now(),
    }),
    routes: { [PASS_PATH]: passRoute(parts.isPreview) },
    errors: createErrorResponses({ render: renderShared, security, now }),
    requestLog: createRequestLog({ log, now }),
  });
}
