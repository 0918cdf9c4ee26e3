import { openStage } from './processes.ts';

/** One site for all tests that do not stop or break anything; its address travels in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stage = await openStage({ mail: true });
  process.env.STAGE_URL = stage.url;
  process.env.STAGE_MAIL_URL = stage.mailUrl;
  return () => stage.close();
}
