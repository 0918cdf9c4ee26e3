import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@inktvis/foundation/log';
import type { WebhookEvent } from './events.ts';

const TIMEOUT_MS = 5000;

export type WebhookOptions = {
  readonly url: string;
  /** Signs the calls when given. */
  readonly secret?: string;
};

/** Hex HMAC-SHA1 of the raw body. */
export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex');

/**
 * Calls a webhook about events, each once, as the real service does (storyblok.com/docs/concepts/webhooks); `delayMs` is
 * how late. `stop` gives up what is under way.
 */
export function createWebhookSender({ url, secret }: WebhookOptions, log: Log, delayMs: () => number) {
  const stop = new AbortController();

  async function deliver(event: WebhookEvent): Promise<void> {
    await wait(delayMs(), undefined, { signal: stop.signal, ref: false });
    const body = JSON.stringify(event.body);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-storyblok-topic': event.topic,
        ...(secret ? { 'webhook-signature': signatureOf(body, secret) } : {}),
      },
      body,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  }

  return {
    send(events: readonly WebhookEvent[]): void {
      for (const event of events)
        deliver(event).catch((error: unknown) => {
          if (!stop.signal.aborted)
            log.warn({ topic: event.topic, url, reason: String(error) }, 'webhook not delivered');
        });
    },
    close: () => stop.abort(),
  };
}
