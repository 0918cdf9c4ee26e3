import { join } from 'node:path';
import { connectContent } from '@inktvis/content/client';
import { rehearsalClock, systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { processSettings } from './settings.ts';

/** What every page shares for the life of the process: settings, clock, log and the content client. */
export const settings = processSettings();
export const clock = settings.siteNow ? rehearsalClock(settings.siteNow) : systemClock;
export const log = createLog('site');

export const { content } = connectContent(
  {
    transport: settings.contentTransport,
    graphqlUrl: settings.contentGraphqlUrl,
    restUrl: settings.contentRestUrl,
    token: settings.contentToken,
    timezone: settings.contentTimezone,
    requestsPerSecond: settings.contentRequestsPerSecond || Number.POSITIVE_INFINITY,
    lastGoodDir: join(settings.cacheDir, settings.contentTransport),
  },
  createLog('content'),
);
