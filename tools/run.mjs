import './lib/require-node.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';

/** In production packages are installed by the deployment. */
await runMain(async () => {
  if (process.env.NODE_ENV !== 'production') await installIfNeeded('all');
  const project = projectNode();
  const { code } = await run(project.node, process.argv.slice(2), { env: project.env });
  return code;
});
