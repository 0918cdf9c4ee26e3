import { brusselsDay, formatTime } from '@inktvis/foundation/brussels';
import type { SigningDay } from '@inktvis/outbox';
import { endTime, locationOf, type Occurrence, shortTitleOf } from '@inktvis/programme/occurrences';
import { queueWords } from '@inktvis/programme/queue-words';
import { signingsOn } from '@inktvis/programme/signing';
import {
  LASTING,
  queueState,
  REPORT_LIFE_MS,
  readReport,
  type SigningQueues,
  type TableState,
} from '@inktvis/programme/signing-queue';
import { outboxFor } from './outbox.ts';
import { contentFor } from './page.ts';
import { clock, settings } from './runtime.ts';

/** What another instance stored, or a command revoked, is seen so soon; more questions cost no query. */
const MAX_AGE_MS = 500;

let read: { readonly day: string; readonly at: number; readonly signing: Promise<SigningDay> } | undefined;

/** Links and queues of today, by the site's clock. Rejects with a `StoreFailure` while the database does not respond. */
export function signingToday(locals: object): Promise<SigningDay> {
  const day = brusselsDay(clock.now());
  const at = performance.now();
  if (read?.day !== day || at - read.at > MAX_AGE_MS)
    read = { day, at, signing: outboxFor(locals, settings).signingDay(day) };
  return read.signing;
}

/** After a report: the next question reads what was just stored. */
export function forgetSigning(): void {
  read = undefined;
}

const reportsOf = ({ reports }: SigningDay, { uuid }: Occurrence) =>
  (reports.get(uuid) ?? []).flatMap((one) => readReport(one) ?? []);

/** What visitors are told today: the newest report of each moment; null when it cannot be read. */
export async function readQueues(locals: object): Promise<SigningQueues | null> {
  const now = clock.now();
  const day = brusselsDay(now);
  const [programme, signing] = await Promise.all([
    contentFor(locals).programme(),
    signingToday(locals).catch(() => null),
  ]);
  if (!programme.ok || !signing) return null;
  const queues = signingsOn(programme.value, day).flatMap((one) => {
    const [report] = reportsOf(signing, one);
    const end = endTime(one);
    const state = queueState(report, end, now.getTime());
    if (!report || !state) return [];
    const time = formatTime(new Date(report.at));
    const until = LASTING.includes(report.state) ? end : report.at + REPORT_LIFE_MS;
    return [
      [one.uuid, { shown: queueWords(state, time), until, later: queueWords('stil', time), end }] as const,
    ];
  });
  return { now: now.getTime(), day, queues: Object.fromEntries(queues) };
}

/** What the steward of a place sees today. */
export function tableState(programme: readonly Occurrence[], place: string, signing: SigningDay): TableState {
  const now = clock.now();
  const moments = signingsOn(programme, brusselsDay(now), place);
  return {
    now: now.getTime(),
    place: (moments[0] && locationOf(moments[0])?.content.title) ?? place,
    moments: moments.map((one) => {
      const [report = null, previous = null] = reportsOf(signing, one);
      const { startDate } = one.content;
      return {
        id: one.uuid,
        title: shortTitleOf(one),
        start: startDate.getTime(),
        end: endTime(one),
        report,
        previous,
      };
    }),
  };
}
