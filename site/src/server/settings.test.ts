import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('settings', () => {
  it('without any of them the site runs on the embedded services', () => {
    expect(readSettings({})).toMatchObject({
      brand: 'Inktvis',
      port: 4321,
      contentGraphqlUrl: 'http://127.0.0.1:4322/v1/api',
      contentRequestsPerSecond: 0,
    });
  });

  it('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', BRAND: '' })).toMatchObject({ port: 4321, brand: 'Inktvis' });
  });

  it('asks a service elsewhere five times a second at most, unless told otherwise', () => {
    const remote = { CONTENT_GRAPHQL_URL: 'https://gapi.example/v1/api' };
    expect(readSettings(remote).contentRequestsPerSecond).toBe(5);
    expect(readSettings({ ...remote, CONTENT_REQUESTS_PER_SECOND: '50' }).contentRequestsPerSecond).toBe(50);
  });

  it('canonical addresses follow the deployment, or else the public address', () => {
    const site = { SITE_URL: 'https://inktvis.example/' };
    expect(readSettings(site).canonicalBase).toBe('https://inktvis.example');
    expect(readSettings({ ...site, DEPLOYMENT_URL: 'https://proef.example' }).canonicalBase).toBe(
      'https://proef.example',
    );
  });

  it('reads the rehearsal clock as Brussels time', () => {
    expect(readSettings({ SITE_NOW: '2024-10-26T10:05' }).siteNow).toEqual(new Date('2024-10-26T08:05:00Z'));
  });

  it.each([
    ['PORT', 'veel', /PORT/],
    ['CONTENT_TRANSPORT', 'soap', /CONTENT_TRANSPORT/],
    ['SITE_URL', 'inktvis', /SITE_URL/],
    ['CONTENT_TIMEZONE', 'Mars/Olympus', /CONTENT_TIMEZONE: expected a time zone/],
    ['SITE_NOW', 'morgen', /SITE_NOW: expected a Brussels time/],
    ['PRODUCT', 'Ink Vis', /PRODUCT: expected lower case/],
  ])('%s=%s is refused by name', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(message);
  });
});
