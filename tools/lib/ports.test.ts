import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { requireFreePorts, wantedPort } from './ports.mjs';

afterEach(() => vi.unstubAllEnvs());

async function listener(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('ports', () => {
  test.each(['127.0.0.1', '0.0.0.0', '::'])(
    'one that is in use on %s gives one line with port and setting',
    async (host) => {
      const port = await listener(host);
      const wanted = [{ setting: 'CONTENT_PORT', port, what: 'the content service' }];
      await expect(requireFreePorts(wanted)).rejects.toThrow(
        new RegExp(
          `^Port ${port} is in use; .* set CONTENT_PORT to another port for the content service\\.$`,
        ),
      );
    },
  );

  test('two servers cannot share one', async () => {
    const site = { setting: 'PORT', port: 5000, what: 'the site' };
    await expect(requireFreePorts([site, { ...site, setting: 'CONTENT_PORT' }])).rejects.toThrow(
      'are both 5000',
    );
  });

  test.each(['abc', '0', '70000', '80.5'])('a setting of %s is refused', (value) => {
    vi.stubEnv('PORT', value);
    expect(() => wantedPort('PORT', 4321, 'the site')).toThrow(`it is "${value}"`);
  });

  test('without a setting the default holds', () => {
    vi.stubEnv('PORT', undefined);
    expect(wantedPort('PORT', 4321, 'the site').port).toBe(4321);
  });
});
