import { describe, expect, it, test } from 'vitest';
import { ownAddress, slugAt } from './preview-address.ts';

describe('where a preview may lead', () => {
  it.each([
    [null, '/', ''],
    ['', '/', ''],
    ['home', '/', ''],
    ['/home', '/', ''],
    ['nieuws/de-boekenbus-rijdt-uit', '/nieuws/de-boekenbus-rijdt-uit', ''],
    ['/programma?pagina=2', '/programma', '?pagina=2'],
    ['//elders.example/x', '/elders.example/x', ''],
    ['https://elders.example', '/https://elders.example', ''],
    ['/nieuws/../contact', '/contact', ''],
  ])('%s is an address of this site', (given, path, search) => {
    expect(ownAddress(given)).toEqual({ path, search });
  });

  it.each([
    '\\elders.example',
    '/\\elders.example',
    '/\t/elders.example',
    '/.//elders.example',
    '/..//elders',
  ])('%j leads elsewhere, hence nowhere', (given) => {
    expect(ownAddress(given)).toBeNull();
  });
});

test('a path names the slug of its story', () => {
  expect(slugAt('/')).toBe('home');
  expect(slugAt('/nieuws/een-bericht')).toBe('nieuws/een-bericht');
  expect(slugAt('/%C3%A9%C3%A9n')).toBe('één');
  expect(slugAt('/%')).toBeNull();
});
