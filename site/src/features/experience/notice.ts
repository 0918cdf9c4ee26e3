import { formatTime } from '@inktvis/foundation/brussels';
import { experience as words } from '@inktvis/messages/experience';
import { fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { type Occurrence, phaseOf } from '@inktvis/programme/occurrences';
import { previousTime } from '@inktvis/programme/programme-item';
import { type StatusName, statusesOf, statusLabels } from '@inktvis/programme/status';

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

const NOTICES = {
  off: {
    kind: 'stop',
    icon: 'close',
    textOf: (lead: Occurrence, now: Date): string =>
      lead.content.note ||
      (phaseOf(lead, now) === 'past' ? words.notice_did_not_happen : words.notice_does_not_happen),
  },
  time: { kind: 'info', icon: 'clock', textOf: changeText },
  place: { kind: 'info', icon: 'pin', textOf: changeText },
} as const;

/** Whether the notice tells a status; the others are flags on the ticket, so that each is said once. */
export const isTold = (status: StatusName): status is keyof typeof NOTICES => status in NOTICES;

/** The one notice of a detail page (requirements D10): of the most urgent change of its leading moment, else what an editor wrote about its status. */
export function noticeOf(lead: Occurrence | null, now: Date) {
  const statuses = lead ? statusesOf(lead, now) : [];
  const told = statuses.find(isTold);
  if (lead && told) {
    const { kind, icon, textOf } = NOTICES[told];
    const isBoth = told === 'time' && lead.content.flags.includes('ander-podium');
    const title = isBoth ? words.notice_other_time_and_place : statusLabels[told];
    return { kind, icon, title, text: textOf(lead, now) };
  }
  const note = statuses.some((name) => name !== 'new') && lead?.content.note;
  return note ? ({ kind: 'info', icon: 'info', title: note, text: '' } as const) : null;
}
