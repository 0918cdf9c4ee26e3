import './lib/require-node.mjs';
import { demo, table } from './lib/demo.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { restartOnChange } from './lib/restart-on-change.mjs';
import { runMain, say } from './lib/say.mjs';
import { Servers } from './lib/servers.mjs';
import { waitForPage } from './lib/wait-for-page.mjs';

const limitMs = 120_000;

await runMain(async () => {
  const world = demo(process.env);
  const { site, embedded, contentOrigin, embeddedEvents, eventsOrigin, address, ports, env } = world;
  const { embeddedMail, mailOrigin } = world;
  await requireFreePorts(ports);
  await installIfNeeded();
  const project = projectNode();
  const childEnv = { ...project.env, ...env, PATH: project.env.PATH };

  const servers = new Servers(project.node);
  if (embedded) {
    const content = servers.start({
      name: 'content service',
      args: ['embedded/content/src/main.ts'],
      env: childEnv,
    });
    restartOnChange(['embedded/content/src', 'packages'], () => {
      say('  content service: code changed, restarting');
      content.restart();
    });
  }
  if (embeddedEvents) {
    const events = servers.start({
      name: 'events source',
      args: ['embedded/events/src/main.ts'],
      env: childEnv,
    });
    restartOnChange(['embedded/events/src', 'packages/foundation'], () => {
      say('  events source: code changed, restarting');
      events.restart();
    });
  }
  if (embeddedMail) {
    const mail = servers.start({ name: 'mail', args: ['embedded/mail/src/main.ts'], env: childEnv });
    restartOnChange(['embedded/mail/src', 'packages/foundation'], () => {
      say('  mail: code changed, restarting');
      mail.restart();
    });
  }
  servers.start({ name: 'site', args: ['tools/lib/astro-dev.mjs'], env: childEnv });

  const seen = await waitForPage(`http://localhost:${site.port}/`, { limitMs, alive: () => servers.alive });
  servers.release();
  if (servers.alive) {
    say(
      seen === undefined ? `Inktvis in development: ${address}` : `The home page answers ${seen}: ${address}`,
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
  return servers.ended;
});
