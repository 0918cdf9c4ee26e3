import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { demo } from '../demo.mjs';
import { at } from '../paths.mjs';
import { requireFreePorts } from '../ports.mjs';
import { Stop } from '../say.mjs';
import { embeddedServices, siteArgs, siteEnv, waitForPage } from '../site-process.mjs';
import { Supervisor } from '../supervisor.mjs';
import { missingPostgres } from '../system-programs.mjs';
import { nginx, varnish } from './front.mjs';

/** What an instance runs with beside the settings of the demonstration. Seconds. */
const stopDelay = '3';
const readyMs = 60_000;

/** @typedef {Awaited<ReturnType<typeof openFleet>>} Fleet */

/**
 * Starts two instances of the site on one PostgreSQL, behind Varnish or nginx, with the embedded services, and waits
 * until all of it responds.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} project
 * @param {{ front: 'varnish' | 'nginx', more?: NodeJS.ProcessEnv }} options `more`: settings for all of it
 */
export async function openFleet(project, { front: kind, more = {} }) {
  const world = demo({ ...process.env, ...more });
  await requireFreePorts(world.ports);
  const missing = await missingPostgres(project);
  if (missing !== undefined) throw new Stop(`The fleet needs PostgreSQL. ${missing}`);
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-fleet-'));
  // Varnish, nginx and PostgreSQL do not work as root: they run as users of their own, and read from here.
  chmodSync(folder, 0o755);
  const purgePort = await getPort();
  const databasePort = await getPort();
  const ports = [await getPort(), await getPort()];
  const metrics = [await getPort(), await getPort()];
  const front = await (kind === 'nginx' ? nginx : varnish)({
    folder,
    port: world.site.port,
    purgePort,
    instances: ports,
  });
  const instances = instancesOf({ folder, ports, metrics, databasePort, purgeUrls: front.purgeUrls });
  const env = { ...project.env, ...world.env, ...more, PATH: project.env.PATH, NODE_ENV: 'production' };
  const supervisor = new Supervisor(project.node, env);
  const close = async () => {
    supervisor.stop(0);
    await supervisor.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const postgres = 'packages/outbox/src/testing/serve-postgres/main.ts';
    const start = async (/** @type {import('../supervisor.mjs').Member} */ member) => {
      if (!(await supervisor.start(member))) throw new Stop(`The ${member.name} did not start.`);
    };
    const database = { name: 'database', args: [postgres, join(folder, 'postgres'), String(databasePort)] };
    await Promise.all([database, ...embeddedServices(world)].map(start));
    await Promise.all(instances.map(start));
    await start({ name: front.name, args: [at('tools', 'lib', 'fleet', 'guard.mjs'), ...front.args] });
    for (const address of [...ports.map((port) => `http://127.0.0.1:${port}/readyz`), `${world.address}/`]) {
      const seen = await waitForPage(address, { limitMs: readyMs, alive: () => true });
      if (seen !== undefined)
        throw new Stop(`${address} did not respond within ${readyMs / 1000} s: ${seen}`);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    supervisor,
    close,
    front: front.name,
    world,
    /** The origin that visitors request. */
    address: world.address.replace('localhost', '127.0.0.1'),
    /** The instances by themselves. */
    instances: ports.map((port, index) => ({
      name: instances[index]?.name ?? '',
      address: `http://127.0.0.1:${port}`,
      metrics: `http://127.0.0.1:${metrics[index]}/metrics`,
    })),
  };
}

/**
 * The processes of the site, as members of a supervisor.
 * @param {{ folder: string, ports: number[], metrics: number[], databasePort: number, purgeUrls: readonly string[] }} options
 * @returns {import('../supervisor.mjs').Member[]}
 */
function instancesOf({ folder, ports, metrics, databasePort, purgeUrls }) {
  // Instances count a visitor's messages together.
  const limitSecret = randomUUID();
  return ports.map((port, index) => ({
    name: `site ${index + 1}`,
    args: siteArgs,
    env: {
      ...siteEnv,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metrics[index]),
      CACHE_DIR: join(folder, `content ${index + 1}`),
      DATABASE_URL: `postgres://inktvis@127.0.0.1:${databasePort}/inktvis`,
      FORM_LIMIT_SECRET: limitSecret,
      CACHE_PURGE_URL: purgeUrls.join(','),
      TRUSTED_PROXIES: '1',
      STOP_DELAY_SECONDS: stopDelay,
    },
  }));
}
