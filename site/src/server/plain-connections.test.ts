import { expect, test } from 'vitest';
import { plainConnections } from './plain-connections.ts';
import { readSettings } from './settings.ts';

const SECURE = {
  CONTENT_URL: 'https://api.storyblok.com',
  EVENTS_URL: 'https://search.uitdatabank.be',
};

test('the services of this machine and those over https are not named', () => {
  expect(plainConnections(readSettings({}))).toEqual([]);
  expect(plainConnections(readSettings(SECURE))).toEqual([]);
});

test.each([
  ['CONTENT_URL', 'http://content.example'],
  ['EVENTS_URL', 'http://events.example'],
  ['DATABASE_URL', 'postgres://ik:geheim@db.example/inktvis'],
  ['DATABASE_URL', 'postgres://ik:geheim@db.example/inktvis?sslmode=require'],
])('%s is named when it is %s', (name, value) => {
  expect(plainConnections(readSettings({ ...SECURE, [name]: value }))).toEqual([name]);
});

test.each([
  'file:var/inktvis.db',
  'postgres://ik:geheim@localhost/inktvis',
  'postgres://ik:geheim@db.example/inktvis?sslmode=verify-full',
  'postgresql://ik:geheim@db.example/inktvis?application_name=x&sslmode=verify-ca',
])('a database at %s is not', (value) => {
  expect(plainConnections(readSettings({ ...SECURE, DATABASE_URL: value }))).toEqual([]);
});
