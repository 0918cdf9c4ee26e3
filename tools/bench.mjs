import './lib/require-node.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';
import { findChromium } from './lib/system-programs.mjs';

await runMain(async () => {
  await installIfNeeded('all');
  const project = projectNode();
  await buildIfNeeded(project);
  const chromium = await findChromium();
  const found = chromium ? { CHROMIUM_PATH: chromium } : {};
  const { code } = await run(project.node, ['bench/main.ts', ...process.argv.slice(2)], {
    env: { ...project.env, ...found },
  });
  return code;
});
