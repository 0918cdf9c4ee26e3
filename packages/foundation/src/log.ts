import pino, { type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/**
 * A structured log (JSON lines on standard output) for the part called `name`.
 * `LOG_LEVEL` is the one setting read here, because a log must exist before the settings are parsed.
 */
export function createLog(name: string): Log {
  return pino({ name, level: process.env.LOG_LEVEL ?? 'info', base: null });
}

/** A log that keeps nothing: for tests and for callers without an opinion. */
export const silentLog: Log = pino({ level: 'silent' });
