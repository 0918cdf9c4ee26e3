import './lib/require-node.mjs';
import { watch } from 'node:fs';
import { demo, table } from './lib/demo.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { at } from './lib/paths.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { runMain, say } from './lib/say.mjs';
import { embeddedServices, waitForPage } from './lib/site-process.mjs';
import { Supervisor } from './lib/supervisor.mjs';

const limitMs = 120_000;
/** An editor may write several files at once. */
const settleMs = 200;

await runMain(async () => {
  const world = demo(process.env);
  const { site, embedded, contentOrigin, embeddedEvents, eventsOrigin, address, ports, env } = world;
  const { embeddedMail, mailOrigin } = world;
  await requireFreePorts(ports);
  await installIfNeeded('site');
  const project = projectNode();
  const childEnv = { ...project.env, ...env, PATH: project.env.PATH };

  const supervisor = new Supervisor(project.node, childEnv);
  for (const service of embeddedServices(world)) {
    void supervisor.start(service);
    restartOnChange([`embedded/${service.folder}/src`, 'packages'], async () => {
      say(`  ${service.name}: code changed, restarting`);
      await supervisor.end(service.name);
      await supervisor.startAgain(service.name);
    });
  }
  void supervisor.start({ name: 'site', args: ['tools/lib/astro-dev.mjs'] });

  const seen = await waitForPage(`http://localhost:${site.port}/`, {
    limitMs,
    alive: () => supervisor.alive,
  });
  supervisor.release();
  if (supervisor.alive) {
    say(
      seen === undefined
        ? `Inktvis in development: ${address}`
        : `The home page responds with ${seen}: ${address}`,
    );
    const where = embedded ? `${contentOrigin} (embedded)` : 'as set';
    say(
      table([
        ['site (reloads on change)', address],
        ['content service', where],
        ['events source', embeddedEvents ? `${eventsOrigin} (embedded)` : 'as set'],
        ['mail', embeddedMail ? `${mailOrigin} (embedded)` : 'as set'],
      ]),
    );
    say('Ctrl-C stops everything.');
  }
  return supervisor.ended;
});

/**
 * Restarts a service when its code changes; stories are reloaded by the content service itself.
 * @param {string[]} folders below the root of the repository @param {() => void} restart
 */
function restartOnChange(folders, restart) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const folder of folders) {
    watch(at(folder), { recursive: true, persistent: false }, (_event, name) => {
      if (name === null || !/(?<!\.test)\.ts$/.test(name) || name.includes('node_modules')) return;
      clearTimeout(timer);
      timer = setTimeout(restart, settleMs);
    });
  }
}
