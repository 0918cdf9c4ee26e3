import type { Story } from '@inktvis/content';
import { brusselsDay, formatDayNumber, formatTime, formatWeekday } from '@inktvis/foundation/brussels';
import { clockShiftMs } from '@inktvis/foundation/clock';
import { entry as words } from '@inktvis/messages/entry';
import { experience as texts } from '@inktvis/messages/experience';
import { fill } from '@inktvis/messages/fill';
import { type Entry, entryOf, euroWords, priceWords } from '@inktvis/programme/entry';
import { type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { BOOKING_PARAMETER } from '@inktvis/programme/paths';
import { hoursOf } from '@inktvis/programme/time-range';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon, type IconName } from '../../ui/images/Icon.tsx';
import styles from './EntryFoot.module.css';
import { bookingName, calendarHref, DATES_ID } from './moments.ts';

type SaidProps = { readonly icon: IconName; readonly title: string; readonly children?: ReactNode };

const Said = ({ icon, title, children }: SaidProps) => (
  <p className={styles.said}>
    <Icon name={icon} />
    <b>{title}</b>
    <span>{children}</span>
  </p>
);

/** What a festival ticket has to do with it, as far as that is known. */
function ticketWords({ kind, withoutTicket, prices }: Entry): string {
  if (withoutTicket) return words.no_ticket;
  if (kind === 'extra') return words.on_top;
  return kind === 'reserveren' && prices.every(({ amount }) => amount === 0) ? words.with_ticket : '';
}

type FootProps = {
  readonly story: Story<'experience'>;
  /** Null: it has no moments. */
  readonly lead: Occurrence | null;
  /** Where one can still get in. */
  readonly others: readonly Occurrence[];
  readonly now: Date;
};

function Booking({ story, lead, entry }: Pick<FootProps, 'story' | 'lead'> & { readonly entry: Entry }) {
  const { bookingUrl, prices } = entry;
  const [only, ...more] = prices;
  const what = lead ? bookingName(story, lead) : story.content.title;
  return (
    <>
      {more.length > 0 && (
        <ul className={styles.prices}>
          {prices.map(({ name, amount }) => (
            <li key={name}>
              <b className="numeral">{euroWords(amount)}</b> {name}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={bookingUrl} variant="ticket">
        {words.book}
        <span className="visually-hidden">{fill(words.book_name, { what })}</span>
      </ButtonLink>
      <p className={styles.price}>
        {only && more.length === 0 && <b className="numeral">{euroWords(only.amount)}</b>}{' '}
        <span>{ticketWords(entry)}</span>
      </p>
    </>
  );
}

function Later({ story, lead, entry }: Pick<FootProps, 'story' | 'lead'> & { readonly entry: Entry }) {
  const { bookingFrom, prices } = entry;
  if (!bookingFrom) return null;
  const day = brusselsDay(bookingFrom);
  const when = fill(words.opens_when, { weekday: formatWeekday(day), time: formatTime(bookingFrom) });
  const price = [priceWords(prices), ticketWords(entry)].filter(Boolean).join(' ');
  return (
    <Said icon="calendar" title={fill(words.opens, { day: formatDayNumber(day) })}>
      {[when, price].filter(Boolean).join(', ')}
      {lead && (
        <a
          className={`target ${styles.hour}`}
          href={`${calendarHref(story, lead)}&${BOOKING_PARAMETER}=1`}
          data-screen-only
        >
          {words.opens_calendar}
        </a>
      )}
    </Said>
  );
}

/** `€ 5`, and for whom else: `tot 12 jaar gratis, zolang er plaats is`. */
function Door({ prices: [first, ...others] }: Entry) {
  const title = [words.door, first && euroWords(first.amount)].filter(Boolean).join(', ');
  const rest = others.map(({ name, amount }) => `${name} ${euroWords(amount)}`);
  return (
    <Said icon="door" title={title}>
      {[...rest, words.door_words].join(', ')}
    </Said>
  );
}

type OtherProps = { readonly label: string; readonly note: string };

const Other = ({ label, note }: OtherProps) => (
  <>
    <ButtonLink href={`#${DATES_ID}`} variant="line" size="small">
      {label}
    </ButtonLink>
    <small>{note}</small>
  </>
);

function contentOf({ story, lead, others }: FootProps, entry: Entry): ReactNode {
  const [other] = others;
  const own = { story, lead, entry };
  switch (entry.state) {
    case 'included':
      return (
        <Said icon="check" title={words.included}>
          {words.included_words}
        </Said>
      );
    case 'book':
      return <Booking {...own} />;
    case 'later':
      return <Later {...own} />;
    case 'ask':
      return (
        <Said icon="ticket" title={words.ask}>
          {priceWords(entry.prices)}
        </Said>
      );
    case 'door':
      return <Door {...entry} />;
    case 'waiting':
      return (
        <>
          <ButtonLink href={entry.waitingList}>{words.wait}</ButtonLink>
          <small>{words.wait_words}</small>
        </>
      );
  }
  if (!other) return null;
  if (lead?.content.flags.includes('geannuleerd')) {
    const day = startDay(other);
    const label = fill(texts.to_day, { day: formatDayNumber(day) });
    return <Other label={label} note={[formatWeekday(day), hoursOf(other), words.still].join(', ')} />;
  }
  const days = [...new Set(others.map((one) => formatDayNumber(startDay(one))))];
  return (
    <Other
      label={texts.other_moments}
      note={fill(words.still_on, { days: new Intl.ListFormat('nl').format(days) })}
    />
  );
}

/** How one gets in at the moment of the ticket, and what it costs (requirements 3). Ochre: one can book here now. */
export function EntryFoot(props: FootProps) {
  const { story, lead, now } = props;
  const entry = entryOf(story, lead, now);
  // When booking opens, the browser shows the second one (`browser/booking-opens.ts`).
  const opensAt = entry.state === 'later' && entry.bookingUrl ? entry.bookingFrom : null;
  const feet: readonly Entry[] = opensAt ? [entry, { ...entry, state: 'book' }] : [entry];
  return feet.map((shown, index) => {
    const content = contentOf(props, shown);
    return content ? (
      <div
        key={shown.state}
        className={styles.foot}
        data-entry={shown.state}
        data-opens-at={opensAt && opensAt.getTime() - clockShiftMs(now)}
        hidden={index > 0}
      >
        <dt className="visually-hidden">{words.label}</dt>
        <dd>{content}</dd>
      </div>
    ) : null;
  });
}
