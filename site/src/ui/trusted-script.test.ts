import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('lets through what starts at the root of this site, and nothing else', async () => {
  vi.stubGlobal('window', {});
  const { trustedScript } = await import('./trusted-script.ts');
  expect(trustedScript('/sw.js')).toBe('/sw.js');
  for (const path of [
    'https://elsewhere.example/a.js',
    '//elsewhere.example/a.js',
    '/\\elsewhere',
    'a.js',
    '',
  ])
    expect(() => trustedScript(path)).toThrow(TypeError);
});

test('asks the browser for one policy, under the name the page allows', async () => {
  const createPolicy = vi.fn((_: string, rules: unknown) => rules);
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  const { trustedScript } = await import('./trusted-script.ts');
  trustedScript('/sw.js');
  trustedScript('/_astro/a.js');
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(createPolicy).toHaveBeenCalledWith('inktvis', expect.anything());
});

test('a map lets through three texts of Leaflet and text without markup, and makes nothing script', async () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML(text: string): string | null }) => object>();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  await import('./map/trusted-markup.ts');
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect([name, Object.keys(rules ?? {})]).toEqual(['default', ['createHTML']]);
  const source = await readFile(new URL(import.meta.resolve('leaflet/dist/leaflet-src.js')), 'utf8');
  const written = [...new Set(source.match(/(?<=')<[^<>']+>(?:[^<>']*<\/\w+>)?(?=')/g))];
  expect(written.filter((text) => rules?.createHTML(text) === text)).toEqual([
    '<svg/>',
    '<span aria-hidden="true">+</span>',
    '<span aria-hidden="true">&#x2212;</span>',
  ]);
  for (const text of ['<img src=x onerror=alert(1)>', '<svg/> ', '<svg/><script>', 'a < b'])
    expect(rules?.createHTML(text), text).toBeNull();
  expect(rules?.createHTML('© OpenStreetMap &amp; meer')).toBe('© OpenStreetMap &amp; meer');
});
