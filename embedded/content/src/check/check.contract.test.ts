import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PREVIEW_TOKEN, TOKEN } from '../testing/fixture.ts';
import { json } from './testing/good.ts';
import { openWorld, type World } from './testing/world.ts';

/** The editors' list of old addresses. */
const redirectsOf = (list: string) =>
  world.folder.story({
    id: 9002,
    full_slug: 'globaal/doorverwijzingen',
    content: { component: 'redirects', list },
  });

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

describe('a good space', () => {
  it('has nothing to mend; what needs more rights is left out', async () => {
    const { lines, exitCode, requests } = await world.check();
    expect(lines.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    const left = lines.filter(({ outcome }) => outcome !== 'good').map(({ id }) => id);
    expect(left).toEqual(['schema', 'webhook-sender', 'releases']);
    expect(exitCode).toBe(0);
    expect(requests).toBe(world.asked.length);
    expect(requests).toBeLessThan(60);
  });

  it('finds no problem with a management token either, and checks every line', async () => {
    world.withManagement();
    const { lines, exitCode } = await world.check();
    expect(lines.filter(({ outcome }) => outcome !== 'good')).toEqual([]);
    expect(exitCode).toBe(0);
  });

  it('is only read, and no token leaves for another host or appears in the report', async () => {
    world.withManagement();
    world.env.CONTENT_TOKEN = PREVIEW_TOKEN.replace('voorbeeld', 'onbekend');
    const report = await world.check();
    expect(JSON.stringify(report)).not.toMatch(
      /onbekend-token|voorbeeld-token|persoonlijk-token|webhook-geheim/,
    );
    world.env.CONTENT_TOKEN = TOKEN;
    expect(JSON.stringify(await world.check())).not.toContain(TOKEN);
    const writing = world.asked.filter((asked) => !asked.startsWith('GET'));
    expect(new Set(writing)).toEqual(
      new Set(['POST gapi.storyblok.com/v1/api', 'POST www.inktvis.example/api/webhook/content']),
    );
  });
});

describe('what is only good to know', () => {
  it.each<readonly [string, string, RegExp, () => unknown]>([
    [
      'reads that cost two questions',
      'cache-version',
      /telt dan dubbel/,
      () => {
        world.atService((url) => {
          const { pathname, searchParams } = url;
          if (pathname !== '/v2/cdn/stories' || searchParams.has('cv') || searchParams.has('version'))
            return undefined;
          searchParams.set('cv', '1');
          return new Response(null, { status: 301, headers: { location: pathname + url.search } });
        });
      },
    ],
    [
      'no secret for notifications',
      'webhook-receiver',
      /alleen peilen blijft over, elke 60 s/,
      () => (world.env.CONTENT_WEBHOOK_SECRET = ''),
    ],
    [
      'polling that the smallest plan cannot pay',
      'budget',
      /zet daar CONTENT_POLL_REST_SECONDS op 53/,
      () => (world.env.CONTENT_POLL_REST_SECONDS = '20'),
    ],
    [
      'REST, with which GraphQL is not needed',
      'graphql',
      /CONTENT_TRANSPORT is rest/,
      () => (world.env.CONTENT_TRANSPORT = 'rest'),
    ],
    [
      'a release that the preview cannot show',
      'releases',
      /'Kerst' is afgeschermd/,
      () =>
        world.withManagement('releases', { releases: [{ name: 'Kerst', public: false, released: false }] }),
    ],
    [
      'a release that overwrites what changed meanwhile',
      'releases',
      /'Kerst' overschrijft verhalen/,
      () => {
        world.withManagement('releases', { releases: [{ id: 7, name: 'Kerst', released: false }] });
        world.withManagement('releases/7/check_conflicts', { has_conflicts: true });
      },
    ],
    [
      'a list of releases that nobody can read',
      'releases',
      /lijst van releases is onleesbaar/,
      () => world.withManagement('releases', { releases: 'veel' }),
    ],
    [
      'notifications that did not arrive',
      'webhook-sender',
      /1 melding is mislukt/,
      () => world.withManagement('webhook_logs', { webhook_logs: [{ id: 1, status: 'failed' }] }),
    ],
    [
      'a webhook behind a hundred others',
      'webhook-sender',
      /^Ook aan te raden/,
      () => {
        const others = Array.from({ length: 100 }, (_, at) => ({ endpoint: `https://elders.example/${at}` }));
        world.hooks(...others, {});
      },
    ],
    [
      'old addresses that lead somewhere',
      'redirects',
      /^2 oude adressen leiden verder\.$/,
      () => redirectsOf('/oud /home\n/ouder;/nieuws'),
    ],
  ])('%s', async (_name, line, said, plant) => {
    await plant();
    const { lines, exitCode } = await world.check();
    const found = lines.find(({ id }) => id === line);
    expect(found).toMatchObject({ outcome: 'good' });
    expect(found?.notes.join('\n')).toMatch(said);
    expect(exitCode).toBe(0);
  });
});

describe('what could not be asked', () => {
  it.each<readonly [string, string, RegExp, () => unknown]>([
    [
      'a host that is not there',
      'reach',
      /api\.storyblok\.com antwoordt niet/,
      () => world.hosts.delete('https://api.storyblok.com'),
    ],
    [
      'a service that stays busy',
      'reach',
      /te veel vragen \(429\)/,
      () => world.respondAt('/v2/cdn/spaces/me', () => json({}, 429)),
    ],
    [
      'a service that fails',
      'lists',
      /antwoordt 500/,
      () => world.respondAt('/v2/cdn/datasource_entries', () => json({}, 500)),
    ],
    [
      'a response that is no JSON',
      'references',
      /niet begrijpen/,
      () => world.respondAt('/v2/cdn/links', () => new Response('<p>')),
    ],
    [
      'a management token without rights',
      'schema',
      /mag dit niet/,
      () => (world.env.CONTENT_MANAGEMENT_TOKEN = 'verlopen'),
    ],
  ])('%s', async (_name, line, said, plant) => {
    await plant();
    const { lines, exitCode } = await world.check();
    const found = lines.find(({ id }) => id === line);
    expect(found).toMatchObject({ outcome: 'unasked', notes: [expect.stringMatching(said)] });
    expect(exitCode).toBe(2);
  });

  it('is repeated when the service was busy for a moment', async () => {
    let busy = 2;
    world.atService(({ pathname }) => {
      if (pathname !== '/v2/cdn/links' || busy === 0) return undefined;
      busy -= 1;
      return json({}, 429);
    });
    expect((await world.check()).exitCode).toBe(0);
  });
});
