import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@inktvis/foundation/clock';
import { createThrottle } from '@inktvis/foundation/rate-limit';
import { type AskOptions, createAsk, NoResponse } from './ask.ts';
import type { Checking, Line } from './line.ts';
import { clock, previewToken, publicToken, reach } from './lines/access.ts';
import { budget } from './lines/budget.ts';
import { fixed, lists, redirects, references, timezone } from './lines/content.ts';
import { cacheVersion, graphql } from './lines/interfaces.ts';
import { releases, webhookSender } from './lines/management.ts';
import { contentModel, plugins, schema } from './lines/model.ts';
import { pictures } from './lines/pictures.ts';
import { settingsLine } from './lines/settings.ts';
import { addresses, previewPage, webhookReceiver } from './lines/site.ts';
import { visibility } from './lines/visibility.ts';
import { createManagement } from './management.ts';
import { createReading } from './reading.ts';
import { regionOf } from './regions.ts';
import { type CheckSettings, readCheckSettings, secretsOf } from './settings.ts';

/** In this order: from what everything needs to what only some owners have. */
const LINES: readonly Line[] = [
  settingsLine,
  reach,
  publicToken,
  previewToken,
  clock,
  cacheVersion,
  graphql,
  budget,
  fixed,
  contentModel,
  schema,
  plugins,
  references,
  redirects,
  pictures,
  lists,
  timezone,
  addresses,
  previewPage,
  webhookReceiver,
  webhookSender,
  releases,
];

/** How a line ended. */
type LineReport = {
  readonly id: string;
  readonly title: string;
  /** `unasked`: it was left out, or there was no response; the only note says why. */
  readonly outcome: 'good' | 'wrong' | 'unchecked' | 'unasked';
  readonly wrong: readonly string[];
  readonly notes: readonly string[];
};

export type CheckReport = {
  readonly lines: readonly LineReport[];
  /** False when it stopped at a blocking line. */
  readonly isComplete: boolean;
  readonly requests: number;
  /** 0: nothing to mend; 1: something to mend; 2: something could not be asked. */
  readonly exitCode: 0 | 1 | 2;
};

type CheckOptions = Partial<AskOptions> & {
  readonly env: Record<string, string | undefined>;
  /** Also publishes a page, to see how soon it is visible, and deletes it. */
  readonly write?: boolean;
  /** Called with each line as soon as it is done. */
  readonly onLine?: (line: LineReport) => void;
};

/** Requests that may start in a second: slower than the site itself, which may be running meanwhile. */
const PER_SECOND = 2;

/**
 * Looks at the space and the site that the settings name, line by line; stops after a blocking line that is wrong.
 * Changes nothing, unless it may write. No token appears in the report.
 */
export async function checkSpace({
  env,
  write = false,
  onLine = () => {},
  ...options
}: CheckOptions): Promise<CheckReport> {
  const hide = hiding(secretsOf(env));
  const lines: LineReport[] = [];
  const all = write ? [...LINES, visibility] : LINES;
  const report = (line: LineReport): LineReport => {
    const shown = { ...line, wrong: line.wrong.map(hide), notes: line.notes.map(hide) };
    lines.push(shown);
    onLine(shown);
    return shown;
  };

  const read = readCheckSettings(env);
  if ('problems' in read) {
    const { id, title } = settingsLine;
    report({ id, title, outcome: 'wrong', wrong: read.problems, notes: [] });
    return { lines, isComplete: false, requests: 0, exitCode: 1 };
  }

  const { checking, count } = openChecking(read.settings, options);
  for (const line of all) {
    const { outcome } = report(await runLine(line, checking));
    if (line.blocking && outcome !== 'good') break;
  }
  const isComplete = lines.length === all.length;
  return { lines, isComplete, requests: count(), exitCode: exitCodeOf(lines) };
}

/** What the lines work with, and the number of requests so far. */
export function openChecking(settings: CheckSettings, options: Partial<AskOptions> = {}) {
  const {
    fetch = globalThis.fetch,
    throttle = createThrottle(settings.local ? Number.POSITIVE_INFINITY : PER_SECOND),
    sleep = pause,
    now = () => systemClock.now(),
  } = options;
  const { ask, count } = createAsk({ fetch, throttle, sleep, now });
  const { managementToken, spaceId } = settings;
  const base = regionOf(settings.restUrl)?.management;
  const manage = managementToken && base ? createManagement(ask, base, spaceId, managementToken) : undefined;
  const checking: Checking = { settings, ask, now, sleep, manage, space: createReading(ask, settings) };
  return { checking, count };
}

async function runLine(line: Line, checking: Checking): Promise<LineReport> {
  const { id, title } = line;
  try {
    const found = await line.run(checking);
    if (typeof found === 'string') return { id, title, outcome: 'unchecked', wrong: [], notes: [found] };
    const { wrong = [], notes = [] } = found;
    return { id, title, outcome: wrong.length > 0 ? 'wrong' : 'good', wrong, notes };
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    return { id, title, outcome: 'unasked', wrong: [], notes: [error.message] };
  }
}

function exitCodeOf(lines: readonly LineReport[]): CheckReport['exitCode'] {
  if (lines.some(({ outcome }) => outcome === 'wrong')) return 1;
  return lines.some(({ outcome }) => outcome === 'unasked') ? 2 : 0;
}

/** Replaces every secret in a text, also one that a response repeats. */
function hiding(secrets: readonly string[]): (text: string) => string {
  const longest = [...secrets].sort((a, b) => b.length - a.length);
  return (text) => longest.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

const WORDS = { good: 'goed', wrong: 'mis', unchecked: 'niet nagekeken', unasked: 'geen antwoord' } as const;

/** A line of the report for a person. */
export function textOf({ title, outcome, wrong, notes }: LineReport): string {
  const marks = [...wrong.map((text) => `  → ${text}`), ...notes.map((text) => `    ${text}`)];
  return [`${WORDS[outcome].padEnd(16)}${title}`, ...marks, ''].join('\n');
}

/** The last line of the report. */
export function summaryOf({ lines, isComplete, requests }: CheckReport): string {
  const outcomes = (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((outcome) => {
    const count = lines.filter((line) => line.outcome === outcome).length;
    return count === 0 ? [] : [`${count} ${WORDS[outcome]}`];
  });
  const stopped = isComplete ? '' : ' De rest wacht tot dit in orde is.';
  return `${outcomes.join(', ')}; ${requests} vragen gesteld.${stopped}\n`;
}
