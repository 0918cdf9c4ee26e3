import { afterEach, describe, expect, it } from 'vitest';
import { noFaults } from './fault-injection.ts';
import { asker, serveFilled } from './testing/ask.ts';
import { serve, TOKEN } from './testing/fixture.ts';
import { fillSpace } from './testing/space.ts';

const { ask, folder, service } = await serveFilled(fillSpace);

const plain = (path: string) =>
  fetch(`${service.url}/v2/cdn/${path}${path.includes('?') ? '&' : '?'}token=${TOKEN}`, {
    redirect: 'manual',
  });

afterEach(() => service.setFaults(noFaults));

describe('the limit of questions per second', () => {
  it.each([
    ['26', 15],
    ['75', 10],
    ['100', 6],
  ])('with %s a page is %i', async (per_page, perSecond) => {
    // A budget of its own: the service forgets within a second what an earlier test asked.
    const limited = await serve(folder, { rateLimit: true });
    const responses = await Promise.all(
      Array.from({ length: perSecond + 4 }, () => asker(limited.url).rest('stories', { per_page })),
    );
    const small = await asker(limited.url).rest('stories/home');
    await limited.close();
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body).toEqual({
      error: `Rate limit of ${perSecond} request per second has been reached. Retry later.`,
    });
    expect(small.status).toBe(200);
  });

  it('counts the cost of GraphQL questions', async () => {
    service.setFaults({ rateLimit: true });
    const list = '{ a: ContentNodes(per_page: 100) { total } b: ContentNodes(per_page: 100) { total } }';
    const responses = await Promise.all(Array.from({ length: 12 }, () => ask.graphql(list)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(11);
    expect(responses.find(({ status }) => status === 429)?.errors?.[0]?.message).toContain('Rate limit');
  });
});

describe('faults', () => {
  it('are pages of HTML with status 500, as often as asked', async () => {
    service.setFaults({ faultRate: 0.25 });
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await plain('stories/home')).status);
    expect(statuses.filter((status) => status === 500)).toHaveLength(2);
    service.setFaults({ faultRate: 1 });
    const response = await plain('stories/home');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'text/html; charset=UTF-8',
    ]);
    const graphql = await fetch(`${service.url}/v1/api`, { method: 'POST', body: '{}' });
    expect(graphql.status).toBe(500);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  it('do not affect the requests after them', async () => {
    expect((await plain('stories/home')).status).toBe(200);
  });
});

it('latency delays REST and GraphQL', async () => {
  service.setFaults({ latencyMs: 120 });
  const times = await Promise.all(
    [() => ask.story('home'), () => ask.graphql('{ Space { id } }')].map(async (question) => {
      const start = performance.now();
      await question();
      return performance.now() - start;
    }),
  );
  for (const time of times) expect(time).toBeGreaterThan(115);
});

describe('the redirect to the current version', () => {
  it.each(['', '&cv=', '&cv=0', '&cv=undefined'])('meets a published question with %j', async (cv) => {
    service.setFaults({ cvRedirect: true });
    const { body } = await ask.rest('spaces/me');
    const response = await plain(`stories?starts_with=themas/&per_page=2${cv}`);
    const version = /"version":(\d+)/.exec(JSON.stringify(body))?.[1];
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(
      `/v2/cdn/stories?cv=${version}&per_page=2&starts_with=themas%2F&token=${TOKEN}`,
    );
  });

  it('is followed to the same stories, and never in a circle', async () => {
    const direct = await ask.slugs({ 'filter_query[age][in]': '8,12' });
    service.setFaults({ cvRedirect: true });
    expect(await ask.slugs({ 'filter_query[age][in]': '8,12' })).toEqual(direct);
  });

  it('ignores drafts, the space, errors and requests with a version', async () => {
    service.setFaults({ cvRedirect: true });
    expect((await plain('stories?cv=1')).status).toBe(200);
    expect((await plain('spaces/me')).status).toBe(200);
    expect((await plain('stories/nergens')).status).toBe(404);
    const draft = await fetch(`${service.url}/v2/cdn/stories?${new URLSearchParams(ask.draft)}`, {
      redirect: 'manual',
    });
    expect(draft.status).toBe(200);
  });
});

it('strict refuses unknown parameters of stories only', async () => {
  service.setFaults({ strict: true });
  expect((await plain('stories?kleur=rood')).status).toBe(422);
  expect((await plain('stories/home?starts_with=x')).status).toBe(422);
  expect((await plain('links?kleur=rood')).status).toBe(200);
});
