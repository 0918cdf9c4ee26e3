import { afterEach, describe, expect, test, vi } from 'vitest';
import { demo } from './demo.mjs';
import { at } from './paths.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('what the demonstration runs', () => {
  test('the embedded sample comes with its own clock', () => {
    const { embedded, env } = demo({});
    expect(embedded).toBe(true);
    expect(env.SITE_NOW).toBe('2024-10-26T10:05');
    expect(demo({ CONTENT_DIR: at('sample', 'content') }).env.SITE_NOW).toBe('2024-10-26T10:05');
  });

  test.each([
    ['a clock that is set, even to nothing', { SITE_NOW: '' }, ''],
    ['content of somebody else', { CONTENT_DIR: '/srv/stories' }, undefined],
    ['a content service of their own', { CONTENT_REST_URL: 'https://content.example/v2/cdn' }, undefined],
  ])('%s keeps its own time', (_name, env, now) => {
    expect(demo(env).env.SITE_NOW).toBe(now);
  });

  test('the site follows the ports that are set', () => {
    vi.stubEnv('PORT', '5001');
    vi.stubEnv('CONTENT_PORT', '5002');
    const { env } = demo({ CONTENT_ASSETS_URL: '' });
    expect(env).toMatchObject({
      SITE_URL: 'http://localhost:5001',
      CONTENT_GRAPHQL_URL: 'http://127.0.0.1:5002/v1/api',
      CONTENT_REST_URL: 'http://127.0.0.1:5002/v2',
      CONTENT_ASSETS_URL: 'http://127.0.0.1:5002',
    });
    expect(demo({ SITE_URL: 'https://inktvis.example' }).env.SITE_URL).toBe('https://inktvis.example');
  });

  test('the embedded service tells the site what is published, with secrets of this run', () => {
    const [one, other] = [demo({}).env, demo({}).env];
    expect(one.CONTENT_WEBHOOK_URL).toBe('http://localhost:4321/api/webhook/content');
    expect(one.CONTENT_WEBHOOK_SECRET).not.toBe(other.CONTENT_WEBHOOK_SECRET);
    expect(demo({ PREVIEW_SECRET: 'een eigen geheim' }).env.PREVIEW_SECRET).toBe('een eigen geheim');
    expect(demo({ CONTENT_REST_URL: 'https://content.example' }).env.PREVIEW_SECRET).toBeUndefined();
  });

  test('the embedded events source is where the site looks, with pictures cut by the content service', () => {
    vi.stubEnv('EVENTS_PORT', '5003');
    const { embeddedEvents, ports, env } = demo({});
    expect(embeddedEvents).toBe(true);
    expect(ports.map(({ port }) => port)).toEqual([4321, 4322, 5003, 4325, 4324]);
    expect(env).toMatchObject({
      EVENTS_URL: 'http://127.0.0.1:5003',
      EVENTS_PORT: '5003',
      EVENTS_CUTTER_URL: 'http://127.0.0.1:4322',
    });
    expect(demo({ CONTENT_REST_URL: 'https://content.example' }).env.EVENTS_CUTTER_URL).toBeUndefined();
  });

  test('EVENTS_URL replaces the embedded events source', () => {
    const { embeddedEvents, ports, env } = demo({ EVENTS_URL: 'https://search.example' });
    expect(embeddedEvents).toBe(false);
    expect(ports).toHaveLength(4);
    expect(env.EVENTS_URL).toBe('https://search.example');
  });

  test('the embedded mail takes what the site sends, and shows it on a port of its own', () => {
    vi.stubEnv('MAIL_PORT', '5005');
    vi.stubEnv('MAIL_HTTP_PORT', '5004');
    const { embeddedMail, mailOrigin, ports, env } = demo({});
    expect([embeddedMail, mailOrigin]).toEqual([true, 'http://127.0.0.1:5004']);
    expect(ports.map(({ port }) => port)).toEqual([4321, 4322, 4323, 5005, 5004]);
    expect(env).toMatchObject({
      MAIL_URL: 'smtp://127.0.0.1:5005',
      MAIL_PORT: '5005',
      MAIL_HTTP_PORT: '5004',
    });
  });

  test('MAIL_URL replaces the embedded mail', () => {
    const { embeddedMail, ports, env } = demo({ MAIL_URL: 'smtps://mail.example' });
    expect(embeddedMail).toBe(false);
    expect(ports).toHaveLength(3);
    expect(env.MAIL_URL).toBe('smtps://mail.example');
  });

  test.each(['CONTENT_GRAPHQL_URL', 'CONTENT_REST_URL'])('%s replaces the embedded service', (name) => {
    expect(demo({ [name]: 'https://content.example' }).embedded).toBe(false);
  });
});
