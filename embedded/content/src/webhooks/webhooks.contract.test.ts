import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve as serveHttp } from '@inktvis/foundation/listen';
import { silentLog } from '@inktvis/foundation/log';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ContentService } from '../create-service.ts';
import { asker, type Folder, makeFolder, page, serve, until } from '../testing/fixture.ts';
import { signatureOf } from './webhooks.ts';

const SECRET = 'voorbeeld-geheim';

let folder: Folder;
let service: ContentService;
let receiver: Awaited<ReturnType<typeof receiveCalls>>;

/** Records the calls it gets, each with what the service said about its story at that instant. */
async function receiveCalls() {
  const calls: { headers: IncomingHttpHeaders; text: string; body: object; served: unknown }[] = [];
  const { url, close } = await serveHttp(async (request, response) => {
    const sent = await text(request);
    const body = JSON.parse(sent);
    const served = await asker(service.url).rest(`stories/${body.full_slug}`);
    const found = served.status === 200 ? served.text : served.status;
    calls.push({ headers: request.headers, text: sent, body, served: found });
    response.end('{}');
  });
  onTestFinished(close);
  return { url: `${url}/`, calls };
}

const draftName = async (slug: string) => {
  const { story, draft } = asker(service.url);
  return (await story(slug, draft)).story.name;
};
const topics = () => receiver.calls.map(({ headers }) => headers['x-storyblok-topic']);

beforeEach(async () => {
  folder = await makeFolder();
  await folder.story(page(1, 'een', 'Een'));
  await folder.story(page(2, 'map/twee', 'Twee'));
  receiver = await receiveCalls();
  service = await serve(folder, { webhook: { url: receiver.url, secret: SECRET } });
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
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-storyblok-topic': 'story.published',
      'webhook-signature': signatureOf(call?.text ?? '', SECRET),
    });
    expect(call?.text).toBe(
      '{"text":"Redactie publiceerde Eén (een)","action":"published","space_id":1001,"story_id":1,"full_slug":"een"}',
    );
    expect(call?.served).toContain('Eén');
  });

  it('tells of a story that is gone, and of one of which only a draft is left', async () => {
    await folder.remove('stories/een.json');
    await until(() => expect(receiver.calls[0]?.body).toMatchObject({ action: 'deleted', full_slug: 'een' }));
    await folder.story(page(2, 'map/twee', 'Twee, in de maak'), 'drafts');
    await until(async () => expect(await draftName('map/twee')).toContain('maak'));
    await folder.remove('stories/map/twee.json');
    await until(() => expect(receiver.calls[1]?.body).toMatchObject({ action: 'unpublished', story_id: 2 }));
    expect(receiver.calls.map(({ served }) => served)).toEqual([404, 404]);
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
    await until(async () => expect(await draftName('een')).toBe('Ontwerp'));
    await folder.story(page(2, 'map/twee', 'Twee!'));
    await until(() => expect(receiver.calls).toHaveLength(1));
    expect(receiver.calls[0]?.body).toMatchObject({ story_id: 2 });
  });
});

it('a listener that does not respond never keeps the service from responding or ending', async () => {
  await service.close();
  const called = Promise.withResolvers<IncomingMessage>();
  const { url, close } = await serveHttp(called.resolve);
  onTestFinished(close);
  const warn = vi.fn();
  service = await serve(folder, { webhook: { url }, log: { ...silentLog, warn } });
  await folder.story(page(1, 'een', 'Nieuw'));
  const { socket } = await called.promise;
  expect((await asker(service.url).story('een')).story.name).toBe('Nieuw');
  await Promise.all([once(socket, 'close'), service.close()]);
  // The call was given up, and did not run into its own limit.
  expect(warn).not.toHaveBeenCalled();
});
