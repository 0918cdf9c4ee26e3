import type { Clock } from '@inktvis/foundation/clock';
import type { OutboxSettings } from '../settings.ts';
import type { Driver } from '../store/driver.ts';

/** The arguments of a command. */
export type Arguments = {
  readonly words: readonly string[];
  readonly soort: string | undefined;
  readonly aantal: string | undefined;
  readonly naar: string | undefined;
  readonly env: string | undefined;
  readonly van: string | undefined;
  readonly vanaf: string | undefined;
  readonly tot: string | undefined;
  readonly open: boolean;
  readonly niet: boolean;
  readonly csv: boolean;
  readonly alles: boolean;
};

export type Command = {
  readonly args: Arguments;
  readonly driver: Driver;
  readonly clock: Clock;
  readonly settings: Pick<OutboxSettings, 'siteUrl' | 'retention'>;
  readonly output: { write(text: string): unknown };
};

/** Runs a command; what stops it is thrown as a `CommandFailure`. */
export type Run = (command: Command) => Promise<void>;

/** What stops a command, as one Dutch line. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
  /** Exit code: 1 it did not work, 2 wrong usage. */
  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}
