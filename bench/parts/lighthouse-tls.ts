import { NAME, startNginxOf } from '../../tools/lib/fleet/how-to-nginx.mjs';
import { part } from '../part.ts';
import { withSite } from '../site.ts';
import { judgePages, measurePages, type Pages, printPages } from './lighthouse.ts';

/**
 * The same as `lighthouse`, with the same limits, over HTTPS and HTTP/2: the site behind nginx as
 * docs/how-to/install-on-one-host.md installs it, at its own name. The browser trusts its certificate for the occasion.
 */
export const lighthouseTls = part<Pages>('lighthouse-tls', {
  byNameOnly: true,
  measure: () =>
    withSite({ env: { SITE_URL: `https://${NAME}`, TRUSTED_PROXIES: '1' } }, async ({ origin }) => {
      const behind = new URL(origin).host;
      const nginx = await startNginxOf({
        howTo: 'install-on-one-host.md',
        upstream: '127.0.0.1:4321',
        behind,
      });
      try {
        return await measurePages({
          origin: `https://${NAME}`,
          behind: origin,
          browserFlags: [
            '--ignore-certificate-errors',
            `--host-resolver-rules="MAP ${NAME}:443 127.0.0.1:${nginx.port}"`,
          ],
        });
      } finally {
        await nginx.stop();
      }
    }),
  print: (figures) => printPages('Lighthouse over HTTPS behind nginx', figures),
  judge: judgePages,
});
