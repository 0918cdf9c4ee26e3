import type { Ask, CheckResponse } from './ask.ts';
import type { Management } from './management.ts';
import type { SpaceReading } from './reading.ts';
import type { CheckSettings } from './settings.ts';

/** What a line of the check works with. */
export type Checking = {
  readonly settings: CheckSettings;
  readonly ask: Ask;
  /** What several lines need is read once. */
  readonly space: SpaceReading;
  readonly now: () => Date;
  readonly sleep: (ms: number) => Promise<void>;
  /** The management interface; undefined without a token for it. */
  readonly manage: Management | undefined;
};

/** What a line found out, in Dutch sentences. */
export type Found = {
  /** What is wrong, and what to do about it. Empty: nothing is wrong. */
  readonly wrong?: readonly string[];
  /** What is good to know. */
  readonly notes?: readonly string[];
};

/** One line of the check. */
export type Line = {
  /** Its name for programs that read the report. */
  readonly id: string;
  /** Its name in Dutch. */
  readonly title: string;
  /** When this is wrong the lines after it would say nothing. */
  readonly blocking?: boolean;
  /** Throws `NoResponse`. A text says why it was left out. */
  readonly run: (checking: Checking) => Promise<Found | string> | Found | string;
};

export const WITHOUT_MANAGEMENT = 'dit vraagt CONTENT_MANAGEMENT_TOKEN (zie de handleiding)';
export const IS_LOCAL = 'de inhoud komt van deze machine';
export const WITHOUT_SITE = 'zet SITE_URL op het adres van de site';

const MAX_NAMES = 3;

/** `a, b, c en nog 12`. */
export function listed(names: Iterable<string>): string {
  const all = [...names];
  const rest = all.length - MAX_NAMES;
  return rest > 0 ? `${all.slice(0, MAX_NAMES).join(', ')} en nog ${rest}` : all.join(', ');
}

/** `1 verhaal`, `3 verhalen`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** The status of a response, as a person reads it. */
export const statusOf = ({ status, headers }: CheckResponse): string => {
  const location = headers.get('location');
  return location === null ? `antwoord ${status}` : `antwoord ${status}, naar ${location.split('?')[0]}`;
};
