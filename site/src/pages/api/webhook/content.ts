import { createBoundedWarn } from '@inktvis/foundation/bounded-log';
import type { APIRoute } from 'astro';
import { attachPageCache } from '../../../server/page.ts';
import { forgetDrafts } from '../../../server/preview/preview.ts';
import { receiveWebhook } from '../../../server/publication-webhook.ts';
import { connection, log, publication, settings } from '../../../server/runtime.ts';

/** Anyone can send a webhook without a valid signature. */
const warn = createBoundedWarn({ log, now: () => performance.now() });

/** The content service announces that something was published, unpublished, moved or deleted. */
export const POST: APIRoute = ({ request, locals }) => {
  attachPageCache(locals);
  return receiveWebhook(request, {
    secret: settings.contentWebhookSecret,
    announce(inRelease) {
      forgetDrafts();
      // Visitors see nothing of a release unless the version of the space moved.
      return inRelease ? connection.check() : publication.announce();
    },
    log: { info: log.info.bind(log), warn },
  });
};

export const ALL: APIRoute = () =>
  Response.json({ fout: 'Hier komen alleen meldingen aan.' }, { status: 405, headers: { Allow: 'POST' } });
