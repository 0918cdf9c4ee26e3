import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@inktvis/foundation/log';
import PQueue from 'p-queue';
import type { WebhookEvent } from './events.ts';

const AT_ONCE = 4;
const TIMEOUT_MS = 5000;
const RETRY_DELAYS_MS = [200, 1000, 5000];

export type WebhookOptions = {
  readonly url: string;
  /** Signs the calls when given. */
  readonly secret?: string;
  /** Waiting times before the second and later attempts. */
  readonly retryDelaysMs?: readonly number[];
};

type WebhookSender = {
  readonly send: (events: readonly WebhookEvent[]) => void;
  /** Gives up what is still in line. */
  readonly close: () => Promise<void>;
};

/** Hex HMAC-SHA1 of the raw body. */
export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex');

/** Delivered, refused for good, or worth another try. */
function verdict(status: number): 'delivered' | 'refused' | 'again' {
  if (status >= 200 && status < 300) return 'delivered';
  return status >= 500 || status === 429 || status === 408 ? 'again' : 'refused';
}

/** Calls a webhook about events, each a few times at most; `delayMs` is how late. */
export function createWebhookSender(
  { url, secret, ...options }: WebhookOptions,
  log: Log,
  delayMs: () => number,
): WebhookSender {
  const delays = options.retryDelaysMs ?? RETRY_DELAYS_MS;
  const deliveries = new PQueue({ concurrency: AT_ONCE });
  const stop = new AbortController();
  const running = new Set<Promise<void>>();

  async function attempt(topic: string, body: string): Promise<{ verdict: string; reason: string }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-storyblok-topic': topic,
          ...(secret ? { 'webhook-signature': signatureOf(body, secret) } : {}),
        },
        body,
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return { verdict: verdict(response.status), reason: `status ${response.status}` };
    } catch (error) {
      return { verdict: 'again', reason: String(error) };
    }
  }

  async function deliver(event: WebhookEvent): Promise<void> {
    const body = JSON.stringify(event.body);
    let reason = '';
    for (const delay of [0, ...delays]) {
      if (delay > 0) await wait(delay, undefined, { signal: stop.signal, ref: false }).catch(() => {});
      if (stop.signal.aborted) return;
      const outcome = await attempt(event.topic, body);
      if (outcome.verdict === 'delivered') return;
      reason = outcome.reason;
      if (outcome.verdict === 'refused') break;
    }
    if (!stop.signal.aborted) log.warn({ topic: event.topic, url, reason }, 'webhook not delivered');
  }

  async function sendAfter(delay: number, event: WebhookEvent): Promise<void> {
    if (delay > 0) await wait(delay, undefined, { signal: stop.signal, ref: false }).catch(() => {});
    if (!stop.signal.aborted) await deliveries.add(() => deliver(event));
  }

  return {
    send(events) {
      for (const event of events) {
        const delivery = sendAfter(delayMs(), event).finally(() => running.delete(delivery));
        running.add(delivery);
      }
    },
    async close() {
      stop.abort();
      await Promise.all(running);
    },
  };
}
