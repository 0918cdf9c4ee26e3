import { describe, expect, test } from 'vitest';
import { hasValidHost, originOf, trustedHosts } from './host.ts';

const head = (hosts: readonly string[], minor = 1) => ({
  httpVersionMajor: 1,
  httpVersionMinor: minor,
  rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host) => ['hOsT', host])],
});

describe('the Host of a request', () => {
  test.each(['x', 'inktvis.example:8080', '192.0.2.1', '[::1]:4321', 'a_b.example', 'x:', '%C3%A9.example'])(
    '%s is valid',
    (host) => expect(hasValidHost(head([host]))).toBe(true),
  );

  test.each(['', 'a b', 'a@b', 'a/b', 'a:b', 'a:80:80', '[::1', '::1', 'a,b c', 'é'])(
    '%j is malformed',
    (host) => expect(hasValidHost(head([host]))).toBe(false),
  );

  test('is sent once; only HTTP/1.0 may leave it out', () => {
    expect(hasValidHost(head(['x', 'x']))).toBe(false);
    expect(hasValidHost(head([]))).toBe(false);
    expect(hasValidHost(head([], 0))).toBe(true);
    expect(hasValidHost(head(['x', 'y'], 0))).toBe(false);
  });
});

test('only trusted names become the origin of a request', () => {
  const hosts = trustedHosts('https://inktvis.example', ['WWW.inktvis.example']);
  expect(originOf('https://inktvis.example', hosts, 'www.Inktvis.example')).toBe(
    'https://www.inktvis.example',
  );
  expect(originOf('https://inktvis.example', hosts, 'evil.example')).toBe('https://inktvis.example');
  expect(originOf('https://inktvis.example', hosts, undefined)).toBe('https://inktvis.example');
});
