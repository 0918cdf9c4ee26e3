import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Debian's own: the one that `apt-get install python3-icalendar` serves. */
const PYTHON = '/usr/bin/python3';

function read(script: string, input: string, ...args: string[]): unknown {
  const options = { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr, error } = spawnSync(
    PYTHON,
    [join(import.meta.dirname, script), ...args],
    options,
  );
  if (status !== 0) throw new Error(stderr || error?.message || `${PYTHON} ${script} gave ${status}`);
  return JSON.parse(stdout);
}

/** What an independent parser reads in a calendar. Times in UTC. */
type ReadCalendar = {
  readonly name: string;
  readonly source: string;
  readonly errors: readonly string[];
  readonly events: readonly {
    readonly uid: string;
    readonly summary: string;
    readonly description: string | null;
    readonly location: string | null;
    readonly url: string;
    readonly status: string;
    readonly transparency: string | null;
    readonly sequence: number;
    readonly categories: readonly string[];
    readonly start: string;
    readonly end: string | null;
    readonly changed: string | null;
    readonly stamp: string;
  }[];
};

/** `ownZone`: times follow the rules in the calendar itself, not those the library knows. */
export const readCalendar = (ics: string, { ownZone = false } = {}): ReadCalendar =>
  read('read-calendar.py', ics, ...(ownZone ? ['--own-zone'] : [])) as ReadCalendar;
