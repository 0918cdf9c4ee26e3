import { expect, test } from '../support/test.ts';

/** The deadline of a page, and what a busy machine may add to it before a visitor has the whole response. */
const DEADLINE_MS = 5_000;
const MARGIN_MS = 4_000;

async function visitAt(url: string) {
  const since = performance.now();
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const text = await response.text();
  return { response, text, waitedMs: performance.now() - since };
}

test('when the content service hangs, first visitors wait for one deadline, the next for nothing, until it goes on', async ({
  openEnvironment,
}) => {
  const environment = await openEnvironment({ contentEnv: {} });
  const visit = (path: string) => visitAt(environment.url + path);
  /** What the readiness check says, in which the circuit breakers are. */
  const readiness = async () => (await visit('/readyz')).text;
  environment.hangContent();
  const first = await Promise.all(['/over-inktvis', '/praktisch', '/programma'].map((path) => visit(path)));
  for (const { response, text, waitedMs } of first) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('<main');
    expect(waitedMs).toBeLessThan(DEADLINE_MS + MARGIN_MS);
  }

  await expect.poll(readiness).toContain('"content":"open"');
  // An unknown address may be one that was moved, which cannot be read now: nothing stores that.
  for (const path of ['/contact', '/over-inktvis', '/bestaat-echt-niet']) {
    const { response, waitedMs } = await visit(path);
    expect(response.status, path).toBe(503);
    expect(response.headers.get('retry-after'), path).not.toBeNull();
    expect([response.headers.get('x-cache'), response.headers.get('cdn-cache-control')]).toEqual([
      null,
      null,
    ]);
    expect(waitedMs, path).toBeLessThan(DEADLINE_MS / 2);
  }
  expect((await visit('/')).response.status).toBe(200);

  environment.continueContent();
  await expect.poll(async () => (await visit('/over-inktvis')).response.status).toBe(200);
  await expect.poll(readiness).toContain('"content":"closed"');

  // Four seconds for each response cost one deadline, and it is read in the end.
  await environment.stopContent();
  await environment.startContent({ CONTENT_LATENCY_MS: '4000' });
  await environment.restartSite({ CACHE_DIR: test.info().outputPath('empty') });
  const { response, waitedMs } = await visit('/over-inktvis');
  expect(response.status).toBe(503);
  expect(waitedMs).toBeLessThan(DEADLINE_MS + MARGIN_MS);
  await expect
    .poll(async () => (await visit('/over-inktvis')).response.status, { timeout: 40_000 })
    .toBe(200);
});
