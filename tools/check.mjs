import './lib/require-node.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await installIfNeeded();
  const project = projectNode();
  const { code } = await run(project.node, ['tools/checks/main.ts', ...process.argv.slice(2)], {
    env: project.env,
  });
  return code;
});
