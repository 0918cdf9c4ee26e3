import { describe, expect, it } from 'vitest';
import { plainConnections, readSettings, SettingsError } from './settings.ts';

describe('settings', () => {
  it('load no third-party script unless they name it', () => {
    expect(readSettings({}).tags).toBeNull();
    expect(readSettings({ CONSENT_SCRIPT_SRC: 'https://consent.cookiebot.eu/uc.js' }).tags).toBeNull();
    expect(readSettings({ GTM_ID: 'GTM-ABC1234' }).tags).toEqual({
      consent: null,
      tagManager: 'GTM-ABC1234',
    });
    expect(readSettings({ CONSENT_ID: '00000000-0000-0000-0000-000000000000' }).tags).toEqual({
      consent: {
        src: 'https://consent.cookiebot.com/uc.js',
        id: '00000000-0000-0000-0000-000000000000',
        styles: [],
      },
      tagManager: null,
    });
  });

  it('that are invalid are named without their value', () => {
    const secret = 'g3h31m';
    const names = ['PREVIEW_SECRET', 'DATABASE_URL', 'MAIL_URL', 'CONTENT_URL', 'EVENTS_URL', 'GTM_ID'];
    for (const name of names) {
      expect(() => readSettings({ [name]: secret })).toThrow(name);
      expect(() => readSettings({ [name]: secret })).not.toThrow(secret);
    }
  });

  it('without any of them the site runs on the embedded services', () => {
    expect(readSettings({})).toMatchObject({
      brand: 'Inktvis',
      port: 4321,
      contentGraphqlUrl: 'http://127.0.0.1:4322/v1/api',
      contentRequestsPerSecond: Number.POSITIVE_INFINITY,
    });
  });

  it('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', BRAND: '' })).toMatchObject({ port: 4321, brand: 'Inktvis' });
  });

  it.each(['', '-us'])('a real space has a host for each of its parts, in a region%s too', (region) => {
    expect(readSettings({ CONTENT_URL: `https://api${region}.storyblok.com/` })).toMatchObject({
      contentGraphqlUrl: `https://gapi${region}.storyblok.com/v1/api`,
      contentRestUrl: `https://api${region}.storyblok.com/v2`,
      contentAssetsUrl: `https://a${region}.storyblok.com`,
      contentRequestsPerSecond: 5,
    });
  });

  it('use the key of the embedded events source only for one on this machine', () => {
    const own = readSettings({});
    expect(own.eventsApiKey).toBe('inktvis-sleutel');
    expect(own.eventsImageOrigins).toContain('http://127.0.0.1:4322');
    const real = readSettings({ EVENTS_URL: 'https://search.uitdatabank.be/' });
    expect(real).toMatchObject({
      eventsUrl: 'https://search.uitdatabank.be',
      eventsApiKey: undefined,
      eventsRequestsPerSecond: 5,
    });
    expect(real.eventsImageOrigins).toContain('https://images.uitdatabank.be');
    expect(real.eventsImageOrigins.filter((origin) => origin.startsWith('http:'))).toEqual([]);
  });

  it('send real mail only from and to addresses that were set', () => {
    const real = { MAIL_URL: 'smtp://ik:geheim@post.example:587' };
    expect(() => readSettings(real)).toThrow(/MAIL_FROM.*MAIL_CONTACT_TO.*MAIL_GROUPS_TO/s);
    expect(() => readSettings(real)).not.toThrow(/geheim/);
    const to = { MAIL_FROM: 'a@b.be', MAIL_CONTACT_TO: 'c@b.be', MAIL_GROUPS_TO: 'd@b.be' };
    expect(readSettings({ ...real, ...to })).toMatchObject({ mailFrom: 'a@b.be' });
    expect(readSettings({}).mailUrl).toBe('smtp://127.0.0.1:4325');
  });

  it('canonical addresses follow the deployment, or else the public address', () => {
    const site = { SITE_URL: 'https://inktvis.example/' };
    expect(readSettings(site).canonicalBase).toBe('https://inktvis.example');
    expect(readSettings({ ...site, DEPLOYMENT_URL: 'https://proef.example' }).canonicalBase).toBe(
      'https://proef.example',
    );
  });

  it('have a map only with an address of its tiles', () => {
    expect(readSettings({}).map).toBeNull();
    expect(readSettings({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }).map).toEqual({
      tiles: 'https://tiles.example/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap-bijdragers',
    });
  });

  it('reads the rehearsal clock as Brussels time', () => {
    expect(readSettings({ SITE_NOW: '2024-10-26T10:05' }).siteNow).toEqual(new Date('2024-10-26T08:05:00Z'));
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
