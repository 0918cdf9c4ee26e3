import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestEnvironment } from './test-environment.ts';

/** One site and its services for all tests that stop or break nothing; their addresses travel in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'inktvis-e2e-shared-'));
  process.env.TEST_IMAGES = join(folder, 'images');
  const environment = await openTestEnvironment({ mail: true });
  // Until events are read, search finds none.
  await (await fetch(`${environment.url}/inktvis-op-toer`)).text();
  process.env.TEST_SITE_URL = environment.url;
  process.env.TEST_MAIL_URL = environment.mailUrl;
  process.env.TEST_CONTENT_URL = environment.contentUrl;
  process.env.TEST_EVENTS_URL = environment.eventsUrl;
  return async () => {
    await environment.close();
    await rm(folder, { recursive: true });
  };
}
