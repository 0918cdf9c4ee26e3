import type { Story } from '@inktvis/content';
import { formatDayNumber, formatWeekday } from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { entry as words } from '@inktvis/messages/entry';
import { experience as texts } from '@inktvis/messages/experience';
import { fill } from '@inktvis/messages/fill';
import { type Entry, entryOf, priceWords } from '@inktvis/programme/entry';
import { type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { BOOKING_PARAMETER } from '@inktvis/programme/paths';
import { hoursOf } from '@inktvis/programme/time-range';
import { doorFoot, type Foot, opensFoot, TicketFoot } from '../../cards/item/TicketFoot.tsx';
import { joined } from '../../cards/text.ts';
import { bookingName, calendarHref, DATES_ID } from './moments.ts';

type FootProps = {
  readonly story: Story<'experience'>;
  /** Null: it has no moments. */
  readonly lead: Occurrence | null;
  /** Where one can still get in. */
  readonly others: readonly Occurrence[];
  readonly now: Date;
};

/** What a festival ticket has to do with it, as far as that is known. */
function ticketWords({ kind, withoutTicket, prices }: Entry): string {
  if (withoutTicket) return words.no_ticket;
  if (kind === 'extra') return words.on_top;
  return kind === 'reserveren' && prices.every(({ amount }) => amount === 0) ? words.with_ticket : '';
}

/** The way to another moment; null without one. */
function elsewhere({ lead, others }: FootProps): Foot | null {
  const [other] = others;
  if (!other) return null;
  const href = `#${DATES_ID}`;
  const day = startDay(other);
  if (lead?.content.flags.includes('geannuleerd')) {
    const label = fill(texts.to_day, { day: formatDayNumber(day) });
    return { link: { href, label }, note: joined(formatWeekday(day), hoursOf(other), words.still) };
  }
  const days = new Set(others.map((one) => formatDayNumber(startDay(one))));
  const note = fill(words.still_on, { days: new Intl.ListFormat('nl').format(days) });
  return { link: { href, label: texts.other_moments, variant: 'line' }, note };
}

function later({ story, lead }: FootProps, entry: Entry, from: Date): Foot {
  const foot = opensFoot(from, `${priceWords(entry.prices)} ${ticketWords(entry)}`.trim());
  if (!lead) return foot;
  const href = `${calendarHref(story, lead)}&${BOOKING_PARAMETER}=1`;
  return { ...foot, link: { href, label: words.opens_calendar } };
}

function footOf(props: FootProps, entry: Entry): Foot | null {
  const { story, lead } = props;
  const { state, prices, bookingUrl, bookingFrom, waitingList } = entry;
  switch (state) {
    case 'included':
      return { said: { icon: 'check', title: words.included }, note: words.included_words };
    case 'ask':
      return { said: { icon: 'ticket', title: words.ask }, note: priceWords(prices) };
    case 'door':
      return doorFoot(prices);
    case 'later':
      return bookingFrom && later(props, entry, bookingFrom);
    case 'book': {
      const hidden = fill(words.book_name, { what: lead ? bookingName(story, lead) : story.content.title });
      const link = { href: bookingUrl, label: words.book, hidden, variant: 'ticket' } as const;
      return { prices, link, note: ticketWords(entry) };
    }
    case 'waiting':
      return { link: { href: waitingList, label: words.wait }, note: words.wait_words };
    default:
      return elsewhere(props);
  }
}

/** How one gets in at the moment of the ticket, and what it costs (requirements 3). Ochre: one can book here now. */
export function EntryFoot(props: FootProps) {
  const { story, lead, now } = props;
  const entry = entryOf(story, lead, now);
  // When booking opens, the browser shows the second one (`browser/booking-opens.ts`).
  const opensAt = entry.state === 'later' && entry.bookingUrl ? entry.bookingFrom : null;
  const feet: readonly Entry[] = opensAt ? [entry, { ...entry, state: 'book' }] : [entry];
  return feet.map((shown, index) => {
    const foot = footOf(props, shown);
    return foot ? (
      <TicketFoot
        key={shown.state}
        state={shown.state}
        foot={foot}
        opensAt={opensAt && opensAt.getTime() - clockShiftMs(now)}
        hidden={index > 0}
      />
    ) : null;
  });
}
