import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const READER = join(import.meta.dirname, '../../packages/programme/src/schedule/testing/read-calendar.py');

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

function readCalendar(input: string): ReadCalendar {
  const options = { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr, error } = spawnSync('/usr/bin/python3', [READER], options);
  if (status !== 0) throw new Error(stderr || error?.message || `the reader gave ${status}`);
  return JSON.parse(stdout);
}

export const calendarAt = async (address: string): Promise<ReadCalendar> =>
  readCalendar(await (await fetch(address)).text());
