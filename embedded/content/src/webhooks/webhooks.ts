import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@inktvis/foundation/log';
import type { Snapshot } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';

const TIMEOUT_MS = 5000;

const VERBS = {
  published: 'publiceerde',
  unpublished: 'nam offline:',
  deleted: 'verwijderde',
  moved: 'verplaatste',
} as const;

type Event = { readonly action: keyof typeof VERBS; readonly story: Story };

export type WebhookOptions = {
  readonly url: string;
  /** Signs the calls when given. */
  readonly secret?: string;
};

/** Hex HMAC-SHA1 of the raw body. */
export const signatureOf = (body: string, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex');

/** A story of which only a draft is left was unpublished; one that moved is published at its new slug too. */
function eventsBetween(before: Snapshot, after: Snapshot): Event[] {
  const gone = before.published.stories.flatMap((story): Event[] => {
    if (after.published.byUuid.has(story.uuid)) return [];
    return [{ action: after.draft.byUuid.has(story.uuid) ? 'unpublished' : 'deleted', story }];
  });
  const changed = after.published.stories.flatMap((story): Event[] => {
    const old = before.published.byUuid.get(story.uuid);
    // A file that was not touched is the same object still.
    if (old === story) return [];
    const isMoved = old && old.full_slug !== story.full_slug;
    return [...(isMoved ? [{ action: 'moved', story } as const] : []), { action: 'published', story }];
  });
  return [...gone, ...changed];
}

/** Calls about each story that changed, once (storyblok.com/docs/concepts/webhooks). `delayMs`: how late. */
export function createWebhookSender({ url, secret }: WebhookOptions, log: Log, delayMs: () => number) {
  const stop = new AbortController();

  async function deliver({ action, story: { id, name, full_slug } }: Event, space_id: number): Promise<void> {
    await wait(delayMs(), undefined, { signal: stop.signal, ref: false });
    const text = `Redactie ${VERBS[action]} ${name} (${full_slug})`;
    const body = JSON.stringify({ text, action, space_id, story_id: id, full_slug });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-storyblok-topic': `story.${action}`,
        ...(secret ? { 'webhook-signature': signatureOf(body, secret) } : {}),
      },
      body,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  }

  return {
    tell(before: Snapshot, after: Snapshot): void {
      for (const event of eventsBetween(before, after))
        deliver(event, after.space.id).catch((error: unknown) => {
          if (!stop.signal.aborted)
            log.warn({ action: event.action, url, reason: String(error) }, 'webhook not delivered');
        });
    },
    close: () => stop.abort(),
  };
}
