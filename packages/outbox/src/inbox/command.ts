import type { Clock } from '@inktvis/foundation/clock';
import type { OutboxSettings } from '../settings.ts';
import type { Driver } from '../store/driver.ts';

/** What was typed behind the name of a command. */
export type Typed = {
  readonly words: readonly string[];
  readonly soort: string | undefined;
  readonly aantal: string | undefined;
  readonly naar: string | undefined;
  readonly csv: boolean;
  readonly alles: boolean;
};

export type Command = {
  readonly typed: Typed;
  readonly driver: Driver;
  readonly clock: Clock;
  readonly settings: Pick<OutboxSettings, 'siteUrl' | 'retention'>;
  readonly output: { write(text: string): unknown };
};

/** Runs a command; what stops it is thrown as a `CommandFailure`. */
export type Run = (command: Command) => Promise<void>;
