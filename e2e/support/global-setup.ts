import { openStage } from './processes.ts';

/** One site for all tests that do not stop or break anything; its address travels in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stage = await openStage();
  process.env.STAGE_URL = stage.url;
  return () => stage.close();
}
