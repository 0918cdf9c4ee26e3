import type { Log } from '@inktvis/foundation/log';
import { z } from 'zod';
import { isSigned, SIGNATURE_HEADER } from './publication-signature.ts';

export type WebhookOptions = {
  /** `CONTENT_WEBHOOK_SECRET`; without one no call is believed. */
  readonly secret: string | undefined;
  /** Makes the pages fresh that show the story at this slug; without one every page. Resolves when that is done. */
  readonly announce: (slug: string | null) => Promise<void>;
  readonly log: Pick<Log, 'info' | 'warn'>;
};

const text = z.string().nullish().catch(null);
const bodySchema = z.object({ action: text, full_slug: text });

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * A call of the content service (contract content-service, section 8): 200 when the change is on the site, 401 without
 * its signature, 400 when it cannot be read, 503 when no secret is set. A call that comes twice does the same twice.
 */
export async function receiveWebhook(
  request: Request,
  { secret, announce, log }: WebhookOptions,
): Promise<Response> {
  if (secret === undefined) {
    log.warn({}, 'webhook refused: CONTENT_WEBHOOK_SECRET is not set');
    return answer(503, { fout: 'Deze site ontvangt geen meldingen: er is geen geheim voor ingesteld.' });
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (!isSigned(bytes, request.headers.get(SIGNATURE_HEADER), secret)) {
    log.warn({}, 'webhook refused: signature missing or wrong');
    return answer(401, { fout: 'De handtekening ontbreekt of klopt niet.' });
  }
  const body = bodySchema.safeParse(parseJson(bytes));
  if (!body.success) return answer(400, { fout: 'De melding is niet leesbaar.' });
  const { action, full_slug: slug } = body.data;
  log.info({ action, slug }, 'publication announced');
  // What is no story (a picture, a data source, a release) may stand on any page.
  await announce(slug || null);
  return answer(200, { ontvangen: true });
}
