import './lib/require-node.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { run } from './lib/run.mjs';
import { runMain, say } from './lib/say.mjs';
import { findChromium } from './lib/system-programs.mjs';

/** Writes the manual for editors; without Chromium it has no pictures and no PDF, and says so. */
await runMain(async () => {
  await installIfNeeded();
  const project = projectNode();
  const chromium = await findChromium();
  if ('missing' in chromium) say(chromium.missing);
  else await buildIfNeeded(project);
  const found = 'path' in chromium ? { CHROMIUM_PATH: chromium.path } : { CHROMIUM_PATH: '' };
  const { code } = await run(project.node, ['manual/main.ts', ...process.argv.slice(2)], {
    env: { ...project.env, ...found },
  });
  return code;
});
