import { createHash, createHmac } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fixedStories } from '@inktvis/content/checking';
import { componentExport } from '@inktvis/content/cms';
import { type Folder, PREVIEW_TOKEN, TOKEN, uuidOf } from '../../testing/fixture.ts';

const SAMPLE = join(import.meta.dirname, '../../../../../sample/content');
const PICTURE = '1001/1600x1066/8a0f54317a/beurshal.webp';
export const SITE = 'https://www.inktvis.example';
export const MANAGEMENT_TOKEN = 'persoonlijk-token';
const SECRET = 'webhook-geheim';

/** The settings of a site with a space at the vendor. */
export const GOOD_ENV = {
  CONTENT_REST_URL: 'https://api.storyblok.com/v2',
  CONTENT_GRAPHQL_URL: 'https://gapi.storyblok.com/v1/api',
  CONTENT_ASSETS_URL: 'https://a.storyblok.com',
  CONTENT_TOKEN: TOKEN,
  CONTENT_PREVIEW_TOKEN: PREVIEW_TOKEN,
  CONTENT_SPACE_ID: '1001',
  CONTENT_WEBHOOK_SECRET: SECRET,
  CONTENT_POLL_REST_SECONDS: '60',
  SITE_URL: SITE,
};

export type Handler = (request: Request) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

const picture = {
  fieldtype: 'asset',
  id: 1,
  filename: `https://a.storyblok.com/f/${PICTURE}`,
  alt: 'Een hal',
};

/** A space in which nothing is wrong. */
export async function fillGoodSpace(folder: Folder): Promise<void> {
  await folder.write('space.json', { id: 1001, name: 'Proefruimte', domain: `${SITE}/` });
  await folder.write('datasources/uitgevers.json', [{ name: 'De Inktpot', value: 'inktpot' }]);
  await cp(join(SAMPLE, 'assets', PICTURE), join(folder.dir, 'assets', PICTURE));
  for (const [index, { slug, type, name }] of fixedStories('inktvis').entries()) {
    const path = slug === 'home' ? { path: '/' } : {};
    const title = ['header', 'footer'].includes(type) ? {} : { title: name };
    await folder.story({
      id: 2001 + index,
      full_slug: slug,
      ...path,
      content: { component: type, ...title },
    });
  }
  await folder.story({
    id: 5001,
    full_slug: 'locaties/hal',
    content: { component: 'location', title: 'Hal' },
  });
  await folder.story({
    id: 4001,
    full_slug: 'activiteiten/lezen',
    content: {
      component: 'experience',
      title: 'Lezen',
      publisher: ['inktpot'],
      image: picture,
      page_color: { plugin: 'inktvis-page-color', value: 'blue' },
    },
  });
  for (const hour of [10, 12, 14, 16, 18]) {
    await folder.story({
      id: 6000 + hour,
      full_slug: `programma-items/lezen-${hour}`,
      content: {
        component: 'program',
        start_date: `2024-10-27 ${hour}:00`,
        experience: uuidOf(4001),
        location: uuidOf(5001),
      },
    });
  }
}

/** Responds as the site does: a preview for addresses signed with the preview token, notifications with the secret. */
export const goodSite: Handler = async (request) => {
  const url = new URL(request.url);
  if (url.pathname === '/api/webhook/content') {
    const signature = createHmac('sha1', SECRET)
      .update(await request.text())
      .digest('hex');
    const isSigned = request.headers.get('webhook-signature') === signature;
    return json({ fout: 'neen' }, isSigned ? 400 : 401);
  }
  const stamp = url.searchParams.get('_storyblok_tk[timestamp]');
  const proof = createHash('sha1').update(`1001:${PREVIEW_TOKEN}:${stamp}`).digest('hex');
  if (proof !== url.searchParams.get('_storyblok_tk[token]')) return new Response('<p>Home');
  return new Response('<p>Voorbeeld', {
    headers: {
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'self'; frame-ancestors 'self' https://app.storyblok.com",
      'set-cookie': '__Host-inktvis_voorbeeld=1.x; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
    },
  });
};

/** A webhook of the space that notifies the site of everything. */
export const goodWebhook = {
  name: 'Site',
  endpoint: `${SITE}/api/webhook/content`,
  activated: true,
  actions: ['story.published', 'story.unpublished', 'story.deleted', 'story.moved'],
};

/** Responses of the management interface, by the path below the space. */
export const goodManagement = (): [string, unknown][] => [
  ['', { space: { id: 1001, plan: 'growth', api_requests: 12_000, limits: { api_requests: 1_000_000 } } }],
  ['api_keys', { api_keys: [{ access: 'public', token: TOKEN, min_cache: 0 }] }],
  ['components', { components: JSON.parse(JSON.stringify(componentExport())) }],
  ['webhook_endpoints', { webhook_endpoints: [goodWebhook] }],
  ['webhook_logs', { webhook_logs: [] }],
  ['story_schedulings', { story_schedulings: [] }],
  ['releases', { releases: [] }],
];
