import './lib/require-node.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';

await runMain(async () => {
  await installIfNeeded();
  const project = projectNode();
  const args = ['packages/outbox/src/worker/main.ts', ...process.argv.slice(2)];
  const { code } = await run(project.node, args, { env: project.env });
  return code;
});
