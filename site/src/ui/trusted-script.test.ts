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
