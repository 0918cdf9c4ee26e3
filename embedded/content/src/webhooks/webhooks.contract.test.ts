import { silentLog } from '@inktvis/foundation/log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentService } from '../create-service.ts';
import { asker } from '../testing/ask.ts';
import { type Folder, makeFolder, serve } from '../testing/fixture.ts';
import { type Call, receiveCalls } from '../testing/receiver.ts';
import { createWebhookSender, signatureOf } from './send.ts';

const SECRET = 'voorbeeld-geheim';
const page = (id: number, full_slug: string, title: string) => ({
  id,
  full_slug,
  name: title,
  content: { component: 'page', title },
});

let folder: Folder;
let service: ContentService;
let receiver: Awaited<ReturnType<typeof receiveCalls>>;
/** What the service said about a story at the instant it called. */
let servedAtCall: unknown[] = [];

async function lookAt({ body }: Call): Promise<void> {
  if (typeof body.full_slug !== 'string') return;
  const response = await asker(service.url).rest(`stories/${body.full_slug}`);
  servedAtCall.push(response.status === 200 ? response.text : response.status);
}

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5000, interval: 20 });
const topics = () => receiver.calls.map(({ headers }) => headers['x-storyblok-topic']);

beforeEach(async () => {
  servedAtCall = [];
  folder = await makeFolder();
  await folder.story(page(1, 'een', 'Een'));
  await folder.story(page(2, 'map/twee', 'Twee'));
  receiver = await receiveCalls(lookAt);
  service = await serve(folder, { webhook: { url: receiver.url, secret: SECRET, retryDelaysMs: [10, 10] } });
});
afterEach(async () => {
  await service.close();
  await receiver.close();
  await folder.clear();
});

describe('a webhook call', () => {
  it('signs as the vendor test vector', () => {
    const body =
      '{"text":"Redactie publiceerde Home (home)","action":"published","space_id":1001,"story_id":2001,"full_slug":"home"}';
    expect(signatureOf(body, SECRET)).toBe('d019ba8b06e47f6ad3f538e4fea672e6efc01fb6');
  });

  it('tells of a changed story, signed, when the new content is already served', async () => {
    await folder.story(page(1, 'een', 'Eén'));
    await until(() => expect(receiver.calls).toHaveLength(1));
    const [call] = receiver.calls;
    expect(call?.method).toBe('POST');
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-storyblok-topic': 'story.published',
      'webhook-signature': signatureOf(call?.text ?? '', SECRET),
    });
    expect(call?.text).toBe(
      '{"text":"Redactie publiceerde Eén (een)","action":"published","space_id":1001,"story_id":1,"full_slug":"een"}',
    );
    expect(servedAtCall[0]).toContain('Eén');
  });

  it('tells of a story that is gone, and of one of which only a draft is left', async () => {
    await folder.remove('stories/een.json');
    await until(() => expect(receiver.calls[0]?.body).toMatchObject({ action: 'deleted', full_slug: 'een' }));
    await folder.story(page(2, 'map/twee', 'Twee, in de maak'), 'drafts');
    await until(async () =>
      expect((await asker(service.url).story('map/twee', asker('').draft)).story.name).toContain('maak'),
    );
    await folder.remove('stories/map/twee.json');
    await until(() => expect(receiver.calls[1]?.body).toMatchObject({ action: 'unpublished', story_id: 2 }));
    expect(servedAtCall).toEqual([404, 404]);
    expect(topics()).toEqual(['story.deleted', 'story.unpublished']);
  });

  it('tells of a story that moves', async () => {
    await folder.story(page(1, 'verhuisd', 'Een'));
    await folder.remove('stories/een.json');
    await until(() => expect(topics().toSorted()).toEqual(['story.moved', 'story.published']));
    for (const { body } of receiver.calls) expect(body).toMatchObject({ story_id: 1, full_slug: 'verhuisd' });
  });

  it('says nothing of drafts', async () => {
    await folder.story(page(1, 'een', 'Ontwerp'), 'drafts');
    await until(async () =>
      expect((await asker(service.url).story('een', asker('').draft)).story.name).toBe('Ontwerp'),
    );
    await folder.story(page(2, 'map/twee', 'Twee!'));
    await until(() => expect(receiver.calls).toHaveLength(1));
    expect(receiver.calls[0]?.body).toMatchObject({ story_id: 2 });
  });
});

describe('delivery', () => {
  const body = { text: 'x', action: 'published', space_id: 1001, story_id: 1, full_slug: 'een' };
  const event = { topic: 'story.published', body };
  const sender = (delayMs = 0) =>
    createWebhookSender({ url: receiver.url, retryDelaysMs: [5, 5] }, silentLog, () => delayMs);

  it('is tried again when the receiver fails, and not when it refuses', async () => {
    const { send, close } = sender();
    receiver.statuses.push(500, 503);
    send([event]);
    await until(() => expect(receiver.calls).toHaveLength(3));
    receiver.statuses.push(401);
    send([event]);
    await until(() => expect(receiver.calls).toHaveLength(4));
    send([{ ...event, topic: 'story.deleted' }]);
    await until(() => expect(topics().at(-1)).toBe('story.deleted'));
    await close();
    expect(receiver.calls).toHaveLength(5);
  });

  it('a listener that does not respond never keeps the service from responding or ending', async () => {
    await service.close();
    service = await serve(folder, { webhook: { url: 'http://127.0.0.1:9/', retryDelaysMs: [60_000] } });
    await folder.story(page(1, 'een', 'Nieuw'));
    await until(async () => expect((await asker(service.url).story('een')).story.name).toBe('Nieuw'));
    const start = performance.now();
    await service.close();
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
