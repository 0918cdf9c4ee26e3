import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type Logger } from 'pino';
import { withoutTokens } from './without-tokens.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

const KEY = Symbol.for('inktvis.request');

/** The build of the pages and the server around it each have this module; the request must be known to both. */
function storage(): AsyncLocalStorage<string> {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (known instanceof AsyncLocalStorage) return known;
  const fresh = new AsyncLocalStorage<string>();
  Reflect.set(globalThis, KEY, fresh);
  return fresh;
}

/** Runs `work`; every line that is logged on its behalf says which request it was for. */
export const forRequest = <T>(requestId: string, work: () => T): T => storage().run(requestId, work);

/** The request on whose behalf the present code runs. */
const mixin = (): object => {
  const request = storage().getStore();
  return request === undefined ? {} : { request };
};

/**
 * A structured log (JSON lines on standard output) for the part called `name`.
 * `LOG_LEVEL` is the one setting read here, because a log must exist before the settings are parsed.
 */
export function createLog(name: string): Log {
  const level = process.env.LOG_LEVEL ?? 'info';
  return pino({ name, level, base: null, mixin, hooks: { streamWrite: withoutTokens } });
}

/** A log that keeps nothing: for tests and for callers without an opinion. */
export const silentLog: Log = pino({ level: 'silent' });
