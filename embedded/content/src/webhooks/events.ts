import type { Snapshot } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';

/** What happened, in the words of the service. */
export type WebhookEvent = {
  readonly topic: string;
  readonly body: {
    readonly text: string;
    readonly action: string;
    readonly space_id: number;
    readonly story_id: number;
    readonly full_slug: string;
  };
};

const VERBS = {
  published: 'publiceerde',
  unpublished: 'nam offline:',
  deleted: 'verwijderde',
  moved: 'verplaatste',
} as const;

function storyEvent(
  action: keyof typeof VERBS,
  { id, name, full_slug }: Story,
  spaceId: number,
): WebhookEvent {
  const text = `Redactie ${VERBS[action]} ${name} (${full_slug})`;
  return { topic: `story.${action}`, body: { text, action, space_id: spaceId, story_id: id, full_slug } };
}

/**
 * What happened between two snapshots. A story that only has a draft left was unpublished, one that has nothing left
 * was deleted (with the slug it had), and one that moved is published at its new slug too.
 */
export function eventsBetween(before: Snapshot, after: Snapshot): WebhookEvent[] {
  const events: WebhookEvent[] = [];
  const spaceId = after.space.id;
  for (const story of before.published.stories) {
    if (after.published.byUuid.has(story.uuid)) continue;
    const action = after.draft.byUuid.has(story.uuid) ? 'unpublished' : 'deleted';
    events.push(storyEvent(action, story, spaceId));
  }
  for (const story of after.published.stories) {
    const old = before.published.byUuid.get(story.uuid);
    // A file that was not touched is the same object still.
    if (old === story) continue;
    if (old && old.full_slug !== story.full_slug) events.push(storyEvent('moved', story, spaceId));
    events.push(storyEvent('published', story, spaceId));
  }
  return events;
}
