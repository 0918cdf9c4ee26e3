import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const READERS = join(import.meta.dirname, '..', '..', 'packages', 'programme', 'src', 'schedule', 'testing');

function read<T>(script: string, input: string): T {
  const options = { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr, error } = spawnSync('/usr/bin/python3', [join(READERS, script)], options);
  if (status !== 0) throw new Error(stderr || error?.message || `${script} gave ${status}`);
  return JSON.parse(stdout);
}

/** What Debian's python3-icalendar reads in a calendar; times in UTC. */
type ReadCalendar = {
  readonly name: string;
  readonly errors: readonly string[];
  readonly events: readonly {
    readonly uid: string;
    readonly summary: string;
    readonly location: string;
    readonly url: string;
    readonly status: string;
    readonly sequence: number;
    readonly start: string;
  }[];
};

export const readCalendar = (ics: string): ReadCalendar => read('read-calendar.py', ics);
