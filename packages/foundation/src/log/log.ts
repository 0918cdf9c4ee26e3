import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Where the build of the pages and the server around it, which share no modules, find the same storage. */
const KEY = Symbol.for('inktvis.request');

function storage(): AsyncLocalStorage<string> {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (known instanceof AsyncLocalStorage) return known;
  const fresh = new AsyncLocalStorage<string>();
  Reflect.set(globalThis, KEY, fresh);
  return fresh;
}

/** Runs `work`; every line that is logged on its behalf says which request it was for. */
export const forRequest = <T>(requestId: string, work: () => T): T => storage().run(requestId, work);

const mixin = (): object => {
  const request = storage().getStore();
  return request === undefined ? {} : { request };
};

/** Addresses that grant something to their bearer: the links in the newsletter mails. */
const TOKEN = /(token(?:=|%3D))[\w.~%-]+/gi;

const withoutTokens = (line: string): string => line.replace(TOKEN, '$1…');

/** A structured log (JSON lines on standard output) for the part called `name`. */
export const createLog = (name: string): Log =>
  pino({ name, base: null, mixin, hooks: { streamWrite: withoutTokens } });

export const silentLog: Log = pino({ level: 'silent' });
