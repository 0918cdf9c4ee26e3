import { formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { queue } from '@inktvis/messages/queue';
import { steward as texts } from '@inktvis/messages/steward';
import {
  queueState,
  REPORT_LIFE_MS,
  REPORTS_BEFORE_MS,
  type ShownState,
  type TableState,
} from '@inktvis/programme/signing-queue';

export type Moment = TableState['moments'][number];

const MINUTE_MS = 60_000;
/** From so many minutes on a report asks to be renewed. */
const ALMOST = 5;

const timeOf = (at: number): string => formatTime(new Date(at));

/** What was just said to be over stays so long beside its button to undo it. */
const OVER_STAYS_MS = MINUTE_MS;

const isOver = ({ end, report }: Moment, now: number): boolean =>
  now >= end || (report?.state === 'voorbij' && now - report.at >= OVER_STAYS_MS);

/** The moment at hand, which is one that goes on before one that can begin, and the one after it. `now`: ms since 1970. */
export function momentsAt(moments: readonly Moment[], now: number) {
  const open = moments.filter(({ start }) => now >= start - REPORTS_BEFORE_MS);
  const running = open.find((moment) => !isOver(moment, now));
  const moment = running ?? open.at(-1) ?? moments[0];
  return { moment, next: moment && moments[moments.indexOf(moment) + 1] };
}

export type Sheet = {
  /** Null: nothing was said yet. */
  readonly state: ShownState | null;
  readonly title: string;
  readonly text: string;
  /** Minutes for which the report still counts; null where it does not run out. */
  readonly left: number | null;
  readonly isAlmost: boolean;
  /** Whether a report can be made now. */
  readonly isOpen: boolean;
};

/** What the sheet says of a moment: what visitors see, and how long. `now`: ms since 1970. */
export function sheetOf({ start, end, report }: Moment, now: number): Sheet {
  const sheet = { state: null, title: texts.nothing, left: null, isAlmost: false, isOpen: true };
  const times = { start: timeOf(start), end: timeOf(end), from: timeOf(start - REPORTS_BEFORE_MS) };
  if (now < start - REPORTS_BEFORE_MS) return { ...sheet, isOpen: false, text: fill(texts.before, times) };
  if (now >= end)
    return {
      ...sheet,
      state: 'voorbij',
      title: queue.states.voorbij,
      isOpen: false,
      text: fill(texts.ended, times),
    };
  const state = queueState(report ?? undefined, end, now);
  if (!report || !state) return { ...sheet, text: texts.first };
  const said = { ...sheet, state, title: queue.states[state] };
  const words = { ...times, time: timeOf(report.at), words: queue.states[report.state] };
  if (state === 'stil') return { ...said, title: texts.silent, text: fill(texts.silent_since, words) };
  if (state === 'dicht') return { ...said, text: fill(texts.closed, words) };
  if (state === 'voorbij') return { ...said, text: fill(texts.over, words) };
  const until = report.at + REPORT_LIFE_MS;
  const left = Math.ceil((until - now) / MINUTE_MS);
  const isAlmost = left <= ALMOST;
  const almost = left === 1 ? texts.almost_one : fill(texts.almost, { count: left });
  return {
    ...said,
    left,
    isAlmost,
    text: isAlmost ? almost : fill(texts.said, { ...words, until: timeOf(until) }),
  };
}

/** What the button to undo says, and sets; null where there is nothing to go back to. */
export function undoOf({ report, previous, end }: Moment, now: number) {
  const state = queueState(report ?? undefined, end, now);
  if (!previous || !state || state === 'stil') return null;
  const words = queue.states[previous.state].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  return { state: previous.state, text: fill(state === 'voorbij' ? texts.undo_over : texts.undo, { words }) };
}
