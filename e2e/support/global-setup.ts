import { openTestEnvironment } from './test-environment.ts';

/** One site for all tests that do not stop or break anything; its address travels in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const environment = await openTestEnvironment({ mail: true });
  process.env.TEST_SITE_URL = environment.url;
  process.env.TEST_MAIL_URL = environment.mailUrl;
  return () => environment.close();
}
