import { expect, test } from '../support/test.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** The deadline of a page, and what a busy machine may add to it before a visitor has the whole response. */
const DEADLINE_MS = 5_000;
const MARGIN_MS = 4_000;

let environment: TestEnvironment;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  environment = await openTestEnvironment();
});
test.afterAll(() => environment.close());

/** What a visitor gets at a path, and how long they waited for it. */
async function visit(path: string, { url } = environment) {
  const since = performance.now();
  const response = await fetch(url + path, { headers: { accept: 'text/html' } });
  const text = await response.text();
  return { response, text, waitedMs: performance.now() - since };
}

/** What the readiness check says, in which the circuit breakers are. */
async function readiness(): Promise<string> {
  const response = await fetch(`${environment.url}/readyz`);
  return response.text();
}

test('when the content service hangs, first visitors wait for one deadline and learn when to come back', async () => {
  expect((await visit('/')).response.status).toBe(200);
  environment.hangContent();
  const first = await Promise.all(['/over-inktvis', '/praktisch', '/programma'].map((path) => visit(path)));
  for (const { response, text, waitedMs } of first) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('<main');
    expect(waitedMs).toBeLessThan(DEADLINE_MS + MARGIN_MS);
  }
});

test('the next visitors wait for nothing', async () => {
  await expect.poll(readiness).toContain('"content":"open"');
  for (const path of ['/contact', '/nieuws', '/over-inktvis']) {
    const { response, waitedMs } = await visit(path);
    expect(response.status, path).toBe(503);
    expect(response.headers.get('retry-after'), path).not.toBeNull();
    expect(waitedMs, path).toBeLessThan(DEADLINE_MS / 2);
  }
  expect((await visit('/')).response.status).toBe(200);
});

test('an unknown address may be one that was moved, which cannot be read now: a 503 that nothing stores', async () => {
  for (const _ of [1, 2]) {
    const { response } = await visit('/bestaat-echt-niet');
    expect(response.status).toBe(503);
    expect(response.headers.get('x-cache')).toBeNull();
    expect(response.headers.get('cdn-cache-control')).toBeNull();
  }
});

test('when it goes on the site recovers by itself', async () => {
  environment.continueContent();
  await expect.poll(async () => (await visit('/over-inktvis')).response.status).toBe(200);
  await expect.poll(readiness).toContain('"content":"closed"');
});

test('a content service that takes four seconds per response costs one deadline, and is read in the end', async ({
  openEnvironment,
}) => {
  const slow = await openEnvironment({ contentEnv: { CONTENT_LATENCY_MS: '4000' } });
  const { response, waitedMs } = await visit('/over-inktvis', slow);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).not.toBeNull();
  expect(waitedMs).toBeLessThan(DEADLINE_MS + MARGIN_MS);
  const status = async () => (await visit('/over-inktvis', slow)).response.status;
  await expect.poll(status, { timeout: 40_000 }).toBe(200);
});
