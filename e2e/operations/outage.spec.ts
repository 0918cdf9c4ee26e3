import { expect, test } from '@playwright/test';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let environment: TestEnvironment;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // A page counts as fresh for seconds only; what follows must not lean on that.
  environment = await openTestEnvironment();
});
test.afterAll(() => environment.close());

const status = async (path: string) => (await fetch(environment.url + path)).status;

test('pages that were rendered before stay up when the content service stops', async () => {
  for (const path of ['/', '/praktisch', '/programma']) expect(await status(path), path).toBe(200);
  await environment.stopContent();
  for (const path of ['/', '/praktisch', '/programma']) expect(await status(path), path).toBe(200);
});

test('a page never rendered is a 503 that says when to come back, never a 404', async () => {
  const response = await fetch(`${environment.url}/over-inktvis`);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toContain('<main');
});

test('a restart without the content service serves the last good copy from disk', async () => {
  await environment.restartSite();
  expect(await status('/')).toBe(200);
  expect(await status('/praktisch')).toBe(200);
});

test('when it returns the site recovers by itself', async () => {
  await environment.startContent();
  await expect.poll(() => status('/over-inktvis')).toBe(200);
});
