import {
  brusselsDay,
  type Day,
  formatDayFull,
  formatDayLong,
  formatTime,
} from '@inktvis/foundation/brussels';
import { experience as words } from '@inktvis/messages/experience';
import { fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { isSameEdition } from '@inktvis/programme/festival';
import { endOf, leadingOccurrence, type Occurrence, phaseOf, startDay } from '@inktvis/programme/occurrences';
import { previousTime } from '@inktvis/programme/programme-item';
import { type StatusName, statusesOf, statusLabels } from '@inktvis/programme/status';

/** The one notice of a detail page (requirements D10): what changed about the time it is known for. */
type Notice = {
  readonly kind: 'stop' | 'info' | 'now';
  readonly icon: 'close' | 'clock' | 'pin' | 'ticket';
  readonly title: string;
  readonly text: string;
};

type TextOf = (lead: Occurrence, now: Date) => string;

const sentences = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');

/** `Was 13.15, is nu 14.15.` and `Was Leescafé, is nu Leiepodium.`, then the editor's own words. */
function changeText(lead: Occurrence): string {
  const { flags, location, previousLocation, startDate, note } = lead.content;
  const previous = previousTime(lead);
  const current = formatTime(startDate);
  const from = previousLocation?.content.title;
  const to = location?.content.title;
  return sentences(
    previous !== null && `${fill(states.ander_uur_detail, { previous, current })}.`,
    flags.includes('ander-podium') &&
      !!from &&
      !!to &&
      `${fill(states.ander_podium_detail, { previous: from, current: to })}.`,
    note,
  );
}

function runningText(lead: Occurrence): string {
  const end = endOf(lead);
  const start = formatTime(lead.content.startDate);
  return sentences(
    end
      ? fill(words.notice_running_until, { start, end: formatTime(end) })
      : fill(words.notice_running_since, { start }),
    lead.content.note,
  );
}

/** `zaterdag 2 november`, with its year once that could be another. */
const pastDay = (day: Day, now: Date): string =>
  isSameEdition(day, brusselsDay(now)) ? formatDayLong(day) : formatDayFull(day);

type Told = Exclude<StatusName, 'new'>;

const noteOr =
  (text: string) =>
  ({ content }: Occurrence): string =>
    content.note || text;

const NOTICES: { readonly [name in Told]: Omit<Notice, 'title' | 'text'> & { readonly textOf: TextOf } } = {
  off: {
    kind: 'stop',
    icon: 'close',
    textOf: (lead, now) =>
      lead.content.note ||
      (phaseOf(lead, now) === 'past' ? words.notice_did_not_happen : words.notice_does_not_happen),
  },
  sold: { kind: 'stop', icon: 'ticket', textOf: noteOr(words.notice_sold_out) },
  past: {
    kind: 'stop',
    icon: 'clock',
    textOf: (lead, now) => fill(words.notice_past, { day: pastDay(startDay(lead), now) }),
  },
  now: { kind: 'now', icon: 'clock', textOf: runningText },
  back: { kind: 'now', icon: 'ticket', textOf: noteOr(words.notice_places_again) },
  last: { kind: 'now', icon: 'ticket', textOf: noteOr(words.notice_last_places) },
  time: { kind: 'info', icon: 'clock', textOf: changeText },
  place: { kind: 'info', icon: 'pin', textOf: changeText },
};

/** What the notice says, by the most urgent status of the leading occurrence; null when there is nothing to tell. */
export function noticeOf(occurrences: readonly Occurrence[], now: Date): Notice | null {
  const lead = leadingOccurrence(occurrences, now);
  const status = lead && statusesOf(lead, now).find((name) => name !== 'new');
  if (!status) return null;
  const { kind, icon, textOf } = NOTICES[status];
  const isBoth = status === 'time' && lead.content.flags.includes('ander-podium');
  const title = isBoth ? words.notice_other_time_and_place : statusLabels[status];
  return { kind, icon, title, text: textOf(lead, now) };
}
