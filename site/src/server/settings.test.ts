import { describe, expect, it } from 'vitest';
import { plainConnections, readSettings, SettingsError } from './settings.ts';

const SITE_URL = 'https://inktvis.example/';
const TILES = 'https://tiles.example/{z}/{x}/{y}.png';
const CONSENT = {
  src: 'https://consent.cookiebot.com/uc.js',
  id: '00000000-0000-0000-0000-000000000000',
  styles: [],
};
const space = (region: string) => ({ CONTENT_URL: `https://api${region}.storyblok.com/` });
const spaceParts = (region: string) => ({
  contentGraphqlUrl: `https://gapi${region}.storyblok.com/v1/api`,
  contentRestUrl: `https://api${region}.storyblok.com/v2`,
  contentAssetsUrl: `https://a${region}.storyblok.com`,
  contentRequestsPerSecond: 5,
});

describe('settings', () => {
  it.each([
    ['name no third-party script', {}, { tags: null }],
    [
      'name a consent script without its id',
      { CONSENT_SCRIPT_SRC: 'https://consent.cookiebot.eu/uc.js' },
      { tags: null },
    ],
    ['name a tag manager', { GTM_ID: 'GTM-ABC1234' }, { tags: { consent: null, tagManager: 'GTM-ABC1234' } }],
    ['name a consent banner', { CONSENT_ID: CONSENT.id }, { tags: { consent: CONSENT, tagManager: null } }],
    [
      'name none: the site runs on the embedded services',
      {},
      {
        brand: 'Inktvis',
        port: 4321,
        contentGraphqlUrl: 'http://127.0.0.1:4322/v1/api',
        contentRequestsPerSecond: Number.POSITIVE_INFINITY,
        eventsApiKey: 'inktvis-sleutel',
        eventsImageOrigins: expect.arrayContaining(['http://127.0.0.1:4322']),
        mailUrl: 'smtp://127.0.0.1:4325',
        map: null,
      },
    ],
    ['are empty, which counts as not set', { PORT: '', BRAND: '' }, { port: 4321, brand: 'Inktvis' }],
    ['name a real space, which has a host for each of its parts', space(''), spaceParts('')],
    ['name a real space in a region', space('-us'), spaceParts('-us')],
    [
      'name a real events source, which is not sent the key of the embedded one',
      { EVENTS_URL: 'https://search.uitdatabank.be/' },
      {
        eventsUrl: 'https://search.uitdatabank.be',
        eventsApiKey: undefined,
        eventsRequestsPerSecond: 5,
        eventsImageOrigins: expect.arrayContaining(['https://images.uitdatabank.be']),
      },
    ],
    ['name the public address', { SITE_URL }, { canonicalBase: 'https://inktvis.example' }],
    [
      'name a deployment, which canonical addresses follow',
      { SITE_URL, DEPLOYMENT_URL: 'https://proef.example' },
      { canonicalBase: 'https://proef.example' },
    ],
    [
      'name tiles of a map',
      { MAP_TILES_URL: TILES },
      { map: { tiles: TILES, attribution: '© OpenStreetMap-bijdragers' } },
    ],
    [
      'name the ticket shop',
      { TICKET_SHOP_URL: 'https://tickets.example/event/{code}' },
      { ticketShopUrl: 'https://tickets.example/event/{code}' },
    ],
    [
      'name the rehearsal clock, in Brussels time',
      { SITE_NOW: '2024-10-26T10:05' },
      { siteNow: new Date('2024-10-26T08:05:00Z') },
    ],
  ])('that %s', (_what, env: Record<string, string>, expected) => {
    expect(readSettings(env)).toMatchObject(expected);
  });

  it('of a real events source let no picture come without TLS', () => {
    const { eventsImageOrigins } = readSettings({ EVENTS_URL: 'https://search.uitdatabank.be/' });
    expect(eventsImageOrigins.filter((origin) => origin.startsWith('http:'))).toEqual([]);
  });

  it('that are invalid are named without their value', () => {
    const secret = 'g3h31m';
    const names = ['PREVIEW_SECRET', 'DATABASE_URL', 'MAIL_URL', 'CONTENT_URL', 'EVENTS_URL', 'GTM_ID'];
    for (const name of names) {
      expect(() => readSettings({ [name]: secret })).toThrow(name);
      expect(() => readSettings({ [name]: secret })).not.toThrow(secret);
    }
  });

  it('send real mail only from and to addresses that were set', () => {
    const real = { MAIL_URL: 'smtp://ik:geheim@post.example:587' };
    expect(() => readSettings(real)).toThrow(/MAIL_FROM.*MAIL_CONTACT_TO.*MAIL_GROUPS_TO/s);
    expect(() => readSettings(real)).not.toThrow(/geheim/);
    const to = { MAIL_FROM: 'a@b.be', MAIL_CONTACT_TO: 'c@b.be', MAIL_GROUPS_TO: 'd@b.be' };
    expect(readSettings({ ...real, ...to })).toMatchObject({ mailFrom: 'a@b.be' });
  });

  it.each([
    ['GTM_ID', "GTM-1';alert(1)//", /GTM_ID/],
    ['CONSENT_ID', 'iedereen', /CONSENT_ID/],
    ['CONSENT_SCRIPT_SRC', 'http://consent.example/uc.js', /CONSENT_SCRIPT_SRC/],
    ['CONSENT_STYLE_HASHES', "'unsafe-inline'", /CONSENT_STYLE_HASHES/],
    ['SECURITY_CONTACT', 'veilig@inktvis.example', /SECURITY_CONTACT/],
    ['PORT', 'veel', /PORT/],
    ['CONTENT_TRANSPORT', 'soap', /CONTENT_TRANSPORT/],
    ['SITE_URL', 'inktvis', /SITE_URL/],
    ['SITE_NOW', 'morgen', /SITE_NOW: expected a Brussels time/],
    ['MAP_TILES_URL', 'https://tiles.example/{z}.png', /MAP_TILES_URL: expected an address such as/],
    ['TICKET_SHOP_URL', 'http://tickets.example/{code}', /TICKET_SHOP_URL/],
    ['TICKET_SHOP_URL', 'https://tickets.example/event', /TICKET_SHOP_URL: expected an address such as/],
    ['PRODUCT', 'Ink Vis', /PRODUCT: expected lower case/],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL: expected file:/],
    ['MAIL_URL', 'https://post.example', /MAIL_URL: expected smtp:/],
  ])('%s=%s is refused by name', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(message);
  });
});

const SECURE = { CONTENT_URL: 'https://api.storyblok.com', EVENTS_URL: 'https://search.uitdatabank.be' };

it.each([
  ['EVENTS_URL', SECURE.EVENTS_URL, []],
  ['DATABASE_URL', 'postgres://ik:geheim@localhost/inktvis', []],
  ['DATABASE_URL', 'postgresql://ik:geheim@db.example/inktvis?application_name=x&sslmode=verify-ca', []],
  ['CONTENT_URL', 'http://content.example', ['CONTENT_URL']],
  ['EVENTS_URL', 'http://events.example', ['EVENTS_URL']],
  ['DATABASE_URL', 'postgres://ik:geheim@db.example/inktvis?sslmode=require', ['DATABASE_URL']],
])('with %s=%s the settings without TLS to another machine are %j', (name, value, named) => {
  expect(plainConnections(readSettings({ ...SECURE, [name]: value }))).toEqual(named);
  expect(plainConnections(readSettings({}))).toEqual([]);
});
