import { expect, test } from 'vitest';
import { plainConnections } from './plain-connections.ts';
import { readSettings } from './settings.ts';

const SECURE = {
  CONTENT_GRAPHQL_URL: 'https://gapi.storyblok.com/v1/api',
  CONTENT_REST_URL: 'https://api.storyblok.com/v2',
  CONTENT_ASSETS_URL: 'https://a.storyblok.com',
  EVENTS_URL: 'https://search.uitdatabank.be',
};

test('the services of this machine and those over https are not named', () => {
  expect(plainConnections(readSettings({}))).toEqual([]);
  expect(plainConnections(readSettings(SECURE))).toEqual([]);
});

test.each([
  ['CONTENT_GRAPHQL_URL', 'http://content.example/v1/api'],
  ['CONTENT_REST_URL', 'http://content.example/v2'],
  ['CONTENT_ASSETS_URL', 'http://content.example'],
  ['EVENTS_URL', 'http://events.example'],
  ['EVENTS_IMAGE_ORIGINS', 'https://a.example,http://b.example'],
  ['CACHE_PURGE_URL', 'http://127.0.0.1:6082/,http://10.0.0.2:6082/'],
  ['DATABASE_URL', 'postgres://ik:geheim@db.example/inktvis'],
  ['DATABASE_URL', 'postgres://ik:geheim@db.example/inktvis?sslmode=require'],
])('%s is named when it is %s', (name, value) => {
  const named = plainConnections(readSettings({ ...SECURE, [name]: value }));
  // Pictures of events may come from where the events come from.
  expect(named.filter((one) => one !== 'EVENTS_IMAGE_ORIGINS' || name === one)).toEqual([name]);
});

test.each([
  'file:var/inktvis.db',
  'postgres://ik:geheim@localhost/inktvis',
  'postgres://ik:geheim@db.example/inktvis?sslmode=verify-full',
  'postgresql://ik:geheim@db.example/inktvis?application_name=x&sslmode=verify-ca',
])('a database at %s is not', (value) => {
  expect(plainConnections(readSettings({ ...SECURE, DATABASE_URL: value }))).toEqual([]);
});
