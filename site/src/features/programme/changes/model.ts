import type { ContentClient, Read } from '@inktvis/content/client';
import {
  brusselsDay,
  type Day,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
  machineTime,
} from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { changes as messages } from '@inktvis/messages/changes';
import { fill } from '@inktvis/messages/fill';
import {
  announcedAt,
  type Change,
  type ChangeKind,
  changesOf,
  changesPerDay,
} from '@inktvis/programme/changes/changes';
import { isOnDay, type Occurrence, occurrenceKey, startDay, titleOf } from '@inktvis/programme/occurrences';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import {
  type ItemFacts,
  itemFacts,
  previousTime,
  type RibbonItem,
  ribbonItem,
} from '@inktvis/programme/programme-item';
import { untilTime } from '@inktvis/programme/time-range';
import { counted } from '../../../cards/text.ts';

type Known = {
  readonly announced: number | null;
  readonly changes: readonly Change[];
  readonly perDay: ReadonlyMap<Day, number>;
};

const known = new WeakMap<readonly Occurrence[], Known>();

/** The content client returns the same programme until something is published: its changes are worked out once. */
function changesIn(programme: readonly Occurrence[], announced: Date | null): Known {
  const before = known.get(programme);
  const at = announced?.getTime() ?? null;
  if (before?.announced === at) return before;
  const changes = changesOf(programme, announced);
  const found = { announced: at, changes, perDay: changesPerDay(changes) };
  known.set(programme, found);
  return found;
}

async function readKnown(content: ContentClient): Promise<Read<Known>> {
  const [programme, overview] = await Promise.all([
    content.programme(),
    content.page(PROGRAMME_PATH.slice(1)),
  ]);
  if (!programme.ok) return programme;
  if (!overview.ok) return overview;
  const announced = overview.value?.type === 'default_date_overview' ? announcedAt(overview.value) : null;
  return ok(changesIn(programme.value, announced));
}

/** Everything that changed since the programme was announced, by start. */
export async function readChanges(content: ContentClient): Promise<Read<readonly Change[]>> {
  const read = await readKnown(content);
  return read.ok ? ok(read.value.changes) : read;
}

/** How many items of a day changed; none when that cannot be read. */
export async function countChanges(content: ContentClient, day: Day): Promise<number> {
  const read = await readKnown(content);
  return read.ok ? (read.value.perDay.get(day) ?? 0) : 0;
}

/** A change as a row. */
export type ChangeRow = {
  /** Short name of the item. */
  readonly id: string;
  /** Null when its experience is not there (any more). */
  readonly href: string | null;
  readonly title: string;
  /** At most two, most urgent first. */
  readonly kinds: readonly ChangeKind[];
  readonly isOff: boolean;
  readonly when: {
    readonly machine: string;
    /** `17.00`, or `26.10` for what began on an earlier day. */
    readonly number: string;
    readonly until: string | null;
    readonly previous: string | null;
  };
  readonly facts: ItemFacts;
  /** The editor's reason; empty without one. */
  readonly note: string;
  /** `Gemeld vandaag, 09.10 uur`; null when that is not known. */
  readonly reported: string | null;
  readonly ribbon: RibbonItem | null;
};

export type ChangedDay = {
  readonly day: Day;
  /** `31.10` */
  readonly number: string;
  /** `donderdag, vandaag` */
  readonly weekday: string;
  readonly count: string;
  readonly rows: readonly ChangeRow[];
};

export type ChangesModel = {
  /** How many there are today and later, in words. */
  readonly status: string;
  /** `Stand van donderdag 31 oktober, 15.40 uur.` */
  readonly state: string;
  /** Today and later, by date. */
  readonly coming: readonly ChangedDay[];
  readonly past: readonly ChangedDay[];
  readonly pastCount: number;
};

/** When a change was reported; an instant in the future is a mistake, and not shown. */
function reportedWords({ reportedAt }: Change, now: Date): string | null {
  if (!reportedAt || reportedAt > now) return null;
  const day = brusselsDay(reportedAt);
  const time = formatTime(reportedAt);
  if (day === brusselsDay(now)) return fill(messages.reported_today, { time });
  const weekday = formatWeekday(day).slice(0, 2);
  return fill(messages.reported, { weekday, day: formatDayNumber(day), time });
}

function changeRow(change: Change, day: Day, now: Date): ChangeRow {
  const { occurrence, kinds } = change;
  const { experience, startDate, note } = occurrence.content;
  const isOff = kinds[0] === 'off';
  const began = startDay(occurrence);
  return {
    id: occurrenceKey(occurrence),
    href: experience?.href ?? null,
    title: titleOf(occurrence),
    kinds: kinds.slice(0, 2),
    isOff,
    when: {
      machine: machineTime(startDate),
      number: began === day ? formatTime(startDate) : formatDayNumber(began),
      until: untilTime(occurrence),
      previous: isOff ? null : previousTime(occurrence),
    },
    facts: itemFacts(experience, occurrence),
    note,
    reported: reportedWords(change, now),
    ribbon: ribbonItem(occurrence),
  };
}

/** The changes by day: what lasts several days is under today while it lasts, else under its first day. */
export function changesModel(changes: readonly Change[], now: Date): ChangesModel {
  const today = brusselsDay(now);
  const dayOf = ({ occurrence }: Change): Day => (isOnDay(occurrence, today) ? today : startDay(occurrence));
  const days = [...Map.groupBy(changes, dayOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, found]): ChangedDay => {
      const weekday = formatWeekday(day);
      return {
        day,
        number: formatDayNumber(day),
        weekday: day === today ? fill(messages.today, { weekday }) : weekday,
        count: counted(found.length, messages.day_one, messages.day_many),
        rows: found.map((change) => changeRow(change, day, now)),
      };
    });
  const coming = days.filter(({ day }) => day >= today);
  const past = days.filter(({ day }) => day < today);
  const countOf = (some: readonly ChangedDay[]) => some.reduce((sum, { rows }) => sum + rows.length, 0);
  const none = days.length === 0 ? messages.none : messages.count_none;
  const count = countOf(coming);
  return {
    status: count === 0 ? none : counted(count, messages.count_one, messages.count_many),
    state: fill(messages.state, { day: formatDayLong(today), time: formatTime(now) }),
    coming,
    past,
    pastCount: countOf(past),
  };
}
