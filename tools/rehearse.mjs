import './lib/require-node.mjs';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { runMain } from './lib/say.mjs';

const FOLDER = '/var/cache/inktvis-debian';

/** Follows `install-on-one-host.md` word by word on a booted Debian 13, and then breaks that site. As root on Debian. */
await runMain(async () => {
  const steps = join(FOLDER, 'steps');
  rmSync(steps, { recursive: true, force: true });
  mkdirSync(steps, { recursive: true });
  const page = readFileSync(at('docs/how-to/install-on-one-host.md'), 'utf8')
    .replaceAll('<version>', 'rehearsal')
    .replaceAll('<address of the repository>', '/rehearsal/inktvis.bundle');
  for (const part of page.split(/^## (?=\d+\. )/m).slice(1)) {
    const commands = [...part.matchAll(/^```sh\n(.*?)^```/gms)].map(([, lines]) => lines);
    writeFileSync(join(steps, `${Number.parseInt(part, 10)}.sh`), commands.join(''));
  }
  return (await run('sh', [at('tools', 'lib', 'rehearse.sh'), FOLDER, at()])).code;
});
