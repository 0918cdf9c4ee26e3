import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfNeeded } from './lib/build.mjs';
import { demo } from './lib/demo.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { at } from './lib/paths.mjs';
import { runMain, say, seconds } from './lib/say.mjs';
import { Supervisor } from './lib/supervisor.mjs';

/** `npm start`: the built site with what it needs. `npm run dev` adds `--dev`. */
const isDev = process.argv.includes('--dev');
const limitMs = 120_000;
/** How long the site waits for the embedded services. */
const readyMs = 15_000;

await runMain(async () => {
  const since = performance.now();
  const { address, env, services, table } = demo(process.env);
  await installIfNeeded('site');
  const project = projectNode();
  if (!isDev) await buildIfNeeded(project);
  const childEnv = { ...project.env, ...env, PATH: project.env.PATH };

  const supervisor = new Supervisor(project.node, isDev ? childEnv : { ...childEnv, NODE_ENV: 'production' });
  const ready = Promise.all(services.map((service) => supervisor.start(service)));
  await Promise.race([ready, pause(readyMs, undefined, { ref: false })]);
  await supervisor.start(isDev ? { name: 'site', args: ['tools/lib/astro-dev.mjs'] } : builtSite());

  const home = `http://${reachable(process.env.HOST)}:${env.PORT}/`;
  const seen = await waitForPage(home, () => supervisor.alive);
  if (supervisor.alive && (isDev || seen === undefined)) {
    supervisor.release();
    say(
      seen
        ? `The home page responds with ${seen}: ${address}`
        : `Inktvis runs (${seconds(since)}): ${address}`,
    );
    say(table);
    say('Ctrl-C stops everything.');
  } else if (supervisor.alive) {
    supervisor.sayLastLines();
    say(`The home page did not respond within ${limitMs / 1000} s (${home}: ${seen}); stopping.`);
    supervisor.stop(1);
  }
  return supervisor.ended;
});

/** The site as one process, with the flags that Node has for it wherever it runs (docs/decisions/008). */
function builtSite() {
  const flags = readFileSync(at('deploy/node-flags'), 'utf8').trim().split('\n');
  return { name: 'site', args: [...flags, 'site/server/main.ts'], env: { MALLOC_ARENA_MAX: '1' } };
}

/** @param {string | undefined} host */
function reachable(host) {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Asks for a page until it responds with 200, or nothing is `alive` any more.
 * @param {string} url @param {() => boolean} alive
 * @returns {Promise<string | undefined>} undefined when the page responded, else what the last attempt saw
 */
async function waitForPage(url, alive) {
  const since = performance.now();
  let seen = 'no response yet';
  while (alive() && performance.now() - since < limitMs) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      await response.arrayBuffer();
      if (response.status === 200) return undefined;
      seen = `status ${response.status}`;
    } catch (error) {
      seen = error instanceof Error ? String(error.cause ?? error.message) : String(error);
    }
    await pause(100);
  }
  return seen;
}
