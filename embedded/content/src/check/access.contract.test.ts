import { describe } from 'vitest';
import { PREVIEW_TOKEN, TOKEN } from '../testing/fixture.ts';
import { json } from './testing/good.ts';
import { itFinds } from './testing/planting.ts';

describe('a defect of the settings, the tokens, the plan or the interfaces', () => {
  itFinds([
    [
      'a setting that is none',
      'settings',
      /CONTENT_SPACE_ID klopt niet/,
      (world) => (world.env.CONTENT_SPACE_ID = 'mijn ruimte'),
    ],
    [
      'an unknown time zone',
      'settings',
      /CONTENT_TIMEZONE klopt niet/,
      (world) => (world.env.CONTENT_TIMEZONE = 'Mars/Olympus'),
    ],
    [
      'an address without https',
      'settings',
      /SITE_URL begint met http/,
      (world) => (world.env.SITE_URL = 'http://inktvis.example'),
    ],
    [
      'an interface of another region',
      'settings',
      /CONTENT_GRAPHQL_URL is https:\/\/gapi-us/,
      (world) => (world.env.CONTENT_GRAPHQL_URL = 'https://gapi-us.storyblok.com/v1/api'),
    ],
    [
      'pictures that are still asked of this machine',
      'settings',
      /zet CONTENT_ASSETS_URL op https:\/\/a\.storyblok/,
      (world) => (world.env.CONTENT_ASSETS_URL = ''),
    ],
    ['one token twice', 'settings', /zijn hetzelfde/, (world) => (world.env.CONTENT_PREVIEW_TOKEN = TOKEN)],
    [
      'a token that nobody knows',
      'reach',
      /CONTENT_TOKEN is onbekend/,
      (world) => (world.env.CONTENT_TOKEN = 'zomaar-iets'),
    ],
    [
      'the token of another space',
      'reach',
      /zet CONTENT_SPACE_ID op 1001/,
      (world) => (world.env.CONTENT_SPACE_ID = '288868932106293'),
    ],
    [
      'another path of the interface',
      'reach',
      /eindigt op \/v2/,
      (world) => (world.env.CONTENT_REST_URL = 'https://api.storyblok.com/v9'),
    ],
    [
      'a space in another region',
      'reach',
      /staat in Canada: zet CONTENT_REST_URL op https:\/\/api-ca/,
      (world) => {
        const service = world.hosts.get('https://api.storyblok.com');
        if (service) world.hosts.set('https://api-ca.storyblok.com', service);
        world.hosts.set('https://api.storyblok.com', () => json({ error: 'Unauthorized' }, 401));
      },
    ],
    [
      'a preview token where the public one belongs',
      'public-token',
      /zouden kladversies kunnen zien/,
      (world) => {
        world.env.CONTENT_TOKEN = PREVIEW_TOKEN;
        world.env.CONTENT_PREVIEW_TOKEN = 'nog-een';
      },
    ],
    ['no preview token', 'preview-token', /ontbreekt/, (world) => (world.env.CONTENT_PREVIEW_TOKEN = '')],
    [
      'a response to drafts that is refused',
      'preview-token',
      /leest geen kladversies/,
      (world) =>
        world.atService((url) => (url.searchParams.get('version') === 'draft' ? json({}, 401) : undefined)),
    ],
    ['a clock that is ahead', 'clock', /loopt 1\d\d seconden voor/, (world) => (world.skewSeconds = 120)],
    [
      'responses older than the space',
      'cache-version',
      /lopen 60 s achter/,
      (world) => world.rewrite('/v2/cdn/stories', (body) => ({ ...body, cv: Number(body.cv) - 60 })),
    ],
    [
      'a minimum cache time',
      'cache-version',
      /minimale bewaartijd \(300 s\)/,
      (world) => world.withManagement('api_keys', { api_keys: [{ token: TOKEN, min_cache: 300 }] }),
    ],
    [
      'a plan without GraphQL',
      'graphql',
      /antwoord 403.*Zet CONTENT_TRANSPORT=rest/,
      (world) => world.respondAt('/v1/api', () => json({ error: 'Forbidden' }, 403)),
    ],
    [
      'a plan that polling eats',
      'budget',
      /zet CONTENT_POLL_REST_SECONDS op 53 of meer/,
      (world) => {
        world.env.CONTENT_POLL_REST_SECONDS = '20';
        world.withManagement('', {
          space: { plan: 'starter', api_requests: 1, limits: { api_requests: 100_000 } },
        });
      },
    ],
    [
      'a month that is used up',
      'budget',
      /overschreden met 500/,
      (world) =>
        world.withManagement('', {
          space: { plan: 'growth', api_requests: 1_000_500, exceeded_requests: 500 },
        }),
    ],
  ]);
});
