import './lib/require-node.mjs';
import { builtProject } from './lib/build.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';
import { findChromium } from './lib/system-programs.mjs';

await runMain(async () => {
  const project = await builtProject();
  const chromium = await findChromium();
  const env = { ...project.env, ...(chromium && { CHROMIUM_PATH: chromium }) };
  return (await run(project.node, ['bench/main.ts', ...process.argv.slice(2)], { env })).code;
});
