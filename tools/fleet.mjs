import './lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './lib/build.mjs';
import { table } from './lib/demo.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { runMain, say, seconds } from './lib/say.mjs';

const { values } = parseArgs({
  options: { nginx: { type: 'boolean' }, prove: { type: 'boolean' }, visits: { type: 'boolean' } },
});
const front = values.nginx ? 'nginx' : 'varnish';

/**
 * More than one machine, on this one: two instances of the site on one PostgreSQL behind Varnish, or with `--nginx`
 * behind nginx (docs/operations.md). `--prove` stops and kills parts of it under load and prints what that does; `--visits`
 * replays the visit of docs/scale.md and prints what the cache answered.
 */
await runMain(async () => {
  const since = performance.now();
  await installIfNeeded();
  const project = projectNode();
  await buildIfNeeded(project);
  // They need packages that are installed by now.
  if (values.prove) return (await import('./lib/fleet/prove.mjs')).prove(project, front);
  if (values.visits) return (await import('./lib/fleet/visit.mjs')).replayVisits(project, front);
  const { openFleet } = await import('./lib/fleet/open-fleet.mjs');
  const fleet = await openFleet(project, { front });
  say(`The fleet runs (${seconds(since)}): ${fleet.world.address}`);
  say(
    table([
      [fleet.front, fleet.world.address],
      ...fleet.instances.map(({ name, address, metrics }) => [name, `${address}  metrics ${metrics}`]),
      ['content service', fleet.world.contentOrigin],
      ['events source', fleet.world.eventsOrigin],
      ['mail', fleet.world.mailOrigin],
    ]),
  );
  say('Ctrl-C stops everything.');
  const code = await fleet.supervisor.ended;
  await fleet.close();
  return code;
});
