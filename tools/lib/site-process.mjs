import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from './paths.mjs';

/** The site as one process, with the flags that Node has for it wherever it runs (docs/decisions/008). */
export const siteArgs = [
  ...readFileSync(at('deploy/node-flags'), 'utf8').trim().split('\n'),
  'site/server/main.ts',
];

/** What it needs in its environment beside its settings. */
export const siteEnv = { MALLOC_ARENA_MAX: '1' };

/** The embedded services that a demonstration needs. @param {ReturnType<typeof import('./demo.mjs').demo>} world */
export function embeddedServices(world) {
  return [
    ...(world.embedded ? [service('content service', 'content')] : []),
    ...(world.embeddedEvents ? [service('events source', 'events')] : []),
    // It runs beside a site that runs as in production, and stores its mail here nevertheless.
    ...(world.embeddedMail ? [{ ...service('mail', 'mail'), env: { MAIL_IN_PRODUCTION: 'on' } }] : []),
  ];
}

/** @param {string} name @param {string} folder */
const service = (name, folder) => ({ name, args: [`embedded/${folder}/src/main.ts`], folder });

/**
 * Asks for a page until it responds with 200.
 * @param {string} url
 * @param {{ limitMs: number, alive: () => boolean }} options gives up after `limitMs`, or when no longer `alive`
 * @returns {Promise<string | undefined>} undefined when the page responded, else what the last attempt saw
 */
export async function waitForPage(url, { limitMs, alive }) {
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
