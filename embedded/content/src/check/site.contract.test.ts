import { describe } from 'vitest';
import { json } from './testing/good.ts';
import { itFinds } from './testing/planting.ts';

describe('a defect of the site, or of what editors and webhooks get', () => {
  itFinds([
    [
      'an editor that opens another site',
      'addresses',
      /opent https:\/\/oud\.example\/, niet deze site/,
      (world) => world.folder.write('space.json', { id: 1001, name: 'P', domain: 'https://oud.example/' }),
    ],
    [
      'an editor without https',
      'addresses',
      /zonder https/,
      (world) =>
        world.folder.write('space.json', { id: 1001, name: 'P', domain: 'http://www.inktvis.example/' }),
    ],
    [
      'a home page without real path',
      'addresses',
      /'Real path' van home is '\/home'/,
      (world) =>
        world.folder.story({ id: 2001, full_slug: 'home', content: { component: 'home', title: 'Home' } }),
    ],
    [
      'a page that no frame may show',
      'preview-page',
      /in een kader tonen/,
      (world) => world.withHeader('content-security-policy', "frame-ancestors 'none'"),
    ],
    [
      'a preview that may be stored',
      'preview-page',
      /mag bewaard worden/,
      (world) => world.withHeader('cache-control', 'public, max-age=60'),
    ],
    [
      'a cookie that no frame sends',
      'preview-page',
      /SameSite=None; Secure/,
      (world) => world.withHeader('set-cookie', 'a=b; SameSite=Lax'),
    ],
    [
      'a site with another preview token',
      'preview-page',
      /toont de gepubliceerde pagina/,
      (world) => world.withHeader('set-cookie', null),
    ],
    [
      'a password in front of the site',
      'preview-page',
      /startpagina geeft antwoord 401/,
      (world) =>
        world.site((response, path) => (path === '/' ? new Response('', { status: 401 }) : response)),
    ],
    [
      'a site with another secret',
      'webhook-receiver',
      /ander CONTENT_WEBHOOK_SECRET/,
      (world) => (world.env.CONTENT_WEBHOOK_SECRET = 'een-ander-geheim'),
    ],
    [
      'a site without a secret',
      'webhook-receiver',
      /zelf geen CONTENT_WEBHOOK_SECRET/,
      (world) => world.site((response, path) => (path === '/' ? response : json({ fout: 'x' }, 503))),
    ],
    [
      'a proxy that swallows notifications',
      'webhook-receiver',
      /geeft antwoord 308, naar https:\/\/elders/,
      (world) =>
        world.site((response, path) =>
          path === '/'
            ? response
            : new Response('', { status: 308, headers: { location: 'https://elders.example/?x' } }),
        ),
    ],
    [
      'a site that believes anyone',
      'webhook-receiver',
      /valse handtekening/,
      (world) => world.site((response, path) => (path === '/' ? response : json({}, 400))),
    ],
    [
      'no webhook',
      'webhook-sender',
      /Geen webhook naar https:\/\/www\.inktvis\.example.*elke 60 s/,
      (world) => world.hooks(),
    ],
    ['a webhook that is off', 'webhook-sender', /staat uit/, (world) => world.hooks({ activated: false })],
    ['a webhook without secret', 'webhook-sender', /geen geheim/, (world) => world.hooks({ secret: '' })],
    [
      'a webhook that misses events',
      'webhook-sender',
      /meldt niet: story\.unpublished, story\.moved/,
      (world) => world.hooks({ actions: ['story.published', 'story.deleted'] }),
    ],
    ['two webhooks', 'webhook-sender', /2 webhooks/, (world) => world.hooks({}, {})],
    [
      'a component that is missing',
      'schema',
      /Component 'page' .*ontbreekt/,
      (world) => {
        world.withManagement();
        const space = world.management.get('components') as { components: { name: string }[] };
        world.management.set('components', {
          components: space.components.filter(({ name }) => name !== 'page'),
        });
      },
    ],
    [
      'a field that is missing',
      'schema',
      /page\.intro: ontbreekt/,
      (world) => world.component('page', (schema) => delete schema.intro),
    ],
    [
      'a field of the space only',
      'schema',
      /page\.ondertitel: .*een push wist het/,
      (world) => world.component('page', (schema) => (schema.ondertitel = { type: 'text' })),
    ],
    [
      'a field that is optional there',
      'schema',
      /page\.title, required: in de ruimte –, in het model ja/,
      (world) => world.component('page', (schema) => (schema.title = { ...schema.title, required: false })),
    ],
    [
      'a plan that the service skipped',
      'releases',
      /'nieuws\/x' is overgeslagen door het abonnement/,
      (world) =>
        world.withManagement('story_schedulings', {
          story_schedulings: [{ status: 'ignored_due_plan_limit', story: { full_slug: 'nieuws/x' } }],
        }),
    ],
  ]);
});
