import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseJson } from '@inktvis/foundation/json';
import type { Log } from '@inktvis/foundation/log';
import { z } from 'zod';

type WebhookOptions = {
  /** `CONTENT_WEBHOOK_SECRET`; without one every webhook is refused. */
  readonly secret: string | undefined;
  /** `inRelease`: a story changed inside one, of which visitors may see nothing. */
  readonly announce: (inRelease: boolean) => Promise<void> | void;
  /** Anyone can cause the warnings: they are to be bounded. */
  readonly log: Pick<Log, 'info'> & { readonly warn: (entry: object, message: string) => void };
};

const text = z.string().nullish().catch(null);
/** Digits, as a number or a text; 0 is none. */
const releaseId = z.coerce.number().positive().nullish().catch(null);
const bodySchema = z.object({ action: text, full_slug: text, release_id: releaseId });

/** A release that is merged publishes its stories; older bodies call it by the longer name. */
const MERGED: ReadonlySet<string | null | undefined> = new Set(['merged', 'release_merged']);

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** Handles a webhook of the content service (storyblok.com/docs/concepts/webhooks). Idempotent. */
export async function receiveWebhook(
  request: Request,
  { secret, announce, log }: WebhookOptions,
): Promise<Response> {
  if (secret === undefined) {
    log.warn({}, 'webhook refused: CONTENT_WEBHOOK_SECRET is not set');
    return respond(503, { fout: 'Deze site ontvangt geen meldingen: er is geen geheim voor ingesteld.' });
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (!isSigned(bytes, request.headers.get(SIGNATURE_HEADER), secret)) {
    log.warn({}, 'webhook refused: signature missing or wrong');
    return respond(401, { fout: 'De handtekening ontbreekt of klopt niet.' });
  }
  const body = bodySchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (!body.success) return respond(400, { fout: 'De melding is niet leesbaar.' });
  const { action, full_slug: slug, release_id: release } = body.data;
  log.info({ action, slug, release }, 'publication announced');
  await announce(Boolean(release) && !MERGED.has(action));
  return respond(200, { ontvangen: true });
}

/** Header with the signature of a webhook (storyblok.com/docs/concepts/webhooks). */
const SIGNATURE_HEADER = 'webhook-signature';

/** The signature of exactly these bytes: HMAC-SHA1 in lower-case hex. */
export const signatureOf = (body: Uint8Array, secret: string): string =>
  // biome-ignore lint/plugin: the protocol of the vendor.
  createHmac('sha1', secret).update(body).digest('hex');

/** Whether `given` is the signature of `body`. Compares in constant time. */
export function isSigned(body: Uint8Array, given: string | null, secret: string): boolean {
  if (given === null || !/^[0-9a-f]{40}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(body, secret)));
}
