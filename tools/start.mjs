import './lib/require-node.mjs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfNeeded } from './lib/build.mjs';
import { demo, table } from './lib/demo.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { runMain, say, seconds } from './lib/say.mjs';
import { embeddedServices, siteArgs, siteEnv, waitForPage } from './lib/site-process.mjs';
import { Supervisor } from './lib/supervisor.mjs';

const limitMs = 60_000;
const readyMs = 15_000;

await runMain(async () => {
  const since = performance.now();
  const world = demo(process.env);
  const { site, embedded, contentOrigin, embeddedEvents, eventsOrigin, address, ports, env } = world;
  const { embeddedMail, mailOrigin } = world;
  const { CONTENT_URL, EVENTS_URL } = process.env;
  await requireFreePorts(ports);
  await installIfNeeded('site');
  const project = projectNode();
  await buildIfNeeded(project);
  const childEnv = { ...project.env, ...env, PATH: project.env.PATH, NODE_ENV: 'production' };

  const supervisor = new Supervisor(project.node, childEnv);
  await Promise.race([
    Promise.all(embeddedServices(world).map((service) => supervisor.start(service))),
    pause(readyMs, undefined, { ref: false }),
  ]);
  void supervisor.start({ name: 'site', args: siteArgs, env: siteEnv });

  const home = `http://${reachable(process.env.HOST)}:${site.port}/`;
  const seen = await waitForPage(home, { limitMs, alive: () => supervisor.alive });
  if (seen === undefined) {
    supervisor.release();
    say(`Inktvis runs (${seconds(since)}): ${address}`);
    say(
      table([
        ['site', address],
        ['content service', embedded ? `${contentOrigin} (embedded)` : String(CONTENT_URL)],
        ['events source', embeddedEvents ? `${eventsOrigin} (embedded)` : String(EVENTS_URL)],
        ['mail', embeddedMail ? `${mailOrigin} (embedded)` : 'as set in MAIL_URL'],
        ...(env.SITE_NOW ? [['clock', `runs on from ${env.SITE_NOW} (SITE_NOW)`]] : []),
        // Drafts, for an editor on this machine.
        ...(embedded ? [['preview', `${address}/api/preview?secret=${env.PREVIEW_SECRET}&slug=home`]] : []),
      ]),
    );
    say('Ctrl-C stops everything.');
  } else if (supervisor.alive) {
    supervisor.sayLastLines();
    say(`The home page did not respond within ${limitMs / 1000} s (${home}: ${seen}); stopping.`);
    supervisor.stop(1);
  }
  return supervisor.ended;
});

/** The address on which this machine reaches the site. @param {string | undefined} host */
function reachable(host) {
  if (!host || host === '0.0.0.0' || host === '::' || host === 'localhost') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
