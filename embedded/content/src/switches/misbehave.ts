import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { Switches } from './switches.ts';

/** What a failing service says: no JSON, so that clients have to cope (contract content-service 1.9). */
const FAULT_PAGE =
  '<!doctype html><html lang="en"><title>500</title><h1>We are sorry, something went wrong</h1></html>';

/** Delays and fails as the switches say. */
export function misbehave(switches: () => Switches): MiddlewareHandler {
  let owed = 0;
  return async (context, next) => {
    const { latencyMs, faultRate } = switches();
    if (latencyMs > 0) await wait(latencyMs);
    owed = faultRate > 0 ? owed + faultRate : 0;
    // The sum of many small shares falls just short of a whole one.
    if (owed > 1 - 1e-9) {
      owed -= 1;
      return context.html(FAULT_PAGE, 500);
    }
    await next();
  };
}
