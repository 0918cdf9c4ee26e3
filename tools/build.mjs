import './lib/require-node.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { projectNode } from './lib/node24.mjs';
import { runMain } from './lib/say.mjs';

/** `npm run build`: the site as production runs it, from packages that are installed (docs/how-to/install-on-one-host.md). */
await runMain(() => buildIfNeeded(projectNode()).then(() => 0));
