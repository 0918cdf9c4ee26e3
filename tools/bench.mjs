import './lib/require-node.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { run } from './lib/run.mjs';
import { runMain, say } from './lib/say.mjs';
import { findChromium } from './lib/system-programs.mjs';

await runMain(async () => {
  await installIfNeeded('all');
  const project = projectNode();
  await buildIfNeeded(project);
  const chromium = await findChromium();
  if ('missing' in chromium) say(chromium.missing);
  const found = 'path' in chromium ? { CHROMIUM_PATH: chromium.path } : {};
  const { code } = await run(project.node, ['bench/main.ts', ...process.argv.slice(2)], {
    env: { ...project.env, ...found },
  });
  return code;
});
