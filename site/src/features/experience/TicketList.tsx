import type { Link } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { statusLabels } from '@inktvis/programme/status';
import { TicketCell } from '../../cards/tickets/TicketCell.tsx';
import styles from '../../cards/tickets/TicketList.module.css';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Genre } from '../../ui/text/Genre.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { SignLabel } from '../../ui/text/SignLabel.tsx';
import { PreviousValue, Strikethrough } from '../../ui/text/Strikethrough.tsx';
import type { Cast, CastName } from './cast.ts';
import type { Ticket, TicketDate } from './ticket.ts';

type TicketListProps = { readonly ticket: Ticket; readonly tickets: Link | null; readonly cast: Cast };

const TicketTime = ({ time }: { readonly time: TicketDate }) => (
  <>
    <time dateTime={time.machine} data-range={time.number.length > 5 || undefined}>
      <Numeral className={styles.number}>{time.number}</Numeral>
    </time>
    <small className={styles.small}>
      <PreviousValue value={time.previousTime} />
      {time.words}
    </small>
  </>
);

/** The longest piece that cannot be broken over two lines: a word, or a part of it between soft hyphens. */
const longestPart = (words: string): number =>
  Math.max(0, ...words.split(/[\s\u00ad-]+/).map((part) => part.length));

/** Names, each with a way to the list of all names. */
const CastList = ({ people }: { readonly people: readonly CastName[] }) => (
  <ul className={styles.cast}>
    {people.map(({ slug, name, href, note }) => (
      <li key={slug}>
        {href ? <a href={href}>{name}</a> : name}
        {note && <small className={styles.small}>{note}</small>}
      </li>
    ))}
  </ul>
);

/** The last cell: the way to a seat, or the word why there is none. */
function Seats({ ticket, tickets }: Pick<TicketListProps, 'ticket' | 'tickets'>) {
  if (ticket.closed) return statusLabels[ticket.closed];
  return (
    <>
      {tickets && (
        <ButtonLink {...tickets} variant="ticket">
          {messages.experience.reserve_short}
          <span className="visually-hidden">
            {messages.experience.reserve.slice(messages.experience.reserve_short.length)}
          </span>
        </ButtonLink>
      )}
      <small className={styles.small}>{messages.experience.included}</small>
    </>
  );
}

/** The metadata list of an experience as a torn programme ticket. */
export function TicketList({ ticket, tickets, cast }: TicketListProps) {
  const { when, alsoOn, place, type, typeNotes, themes } = ticket;
  return (
    <dl className={styles.ticket}>
      {when && (
        <TicketCell label={messages.experience.when} off={when.struck} wide="when">
          <TicketTime time={when} />
        </TicketCell>
      )}
      {alsoOn && (
        <TicketCell label={messages.experience.also_on} wide="when">
          <TicketTime time={alsoOn} />
        </TicketCell>
      )}
      <TicketCell label={messages.experience.where} tight={longestPart(place?.name ?? '') > 11}>
        {place?.previous && (
          <>
            <Strikethrough>{place.previous}</Strikethrough>
            <br />
          </>
        )}
        {place?.name ?? messages.item.no_location}
        {place?.hall && <small className={styles.small}>{place.hall}</small>}
      </TicketCell>
      {(type || typeNotes.length > 0) && (
        <TicketCell
          label={type ? messages.experience.type : messages.experience.age}
          tight={longestPart(type) > 11}
        >
          {type}
          {typeNotes.length > 0 && <small className={styles.small}>{typeNotes.join(', ')}</small>}
        </TicketCell>
      )}
      {themes.length > 0 && (
        <TicketCell
          label={messages.experience.theme}
          tight={Math.max(...themes.map(({ label }) => longestPart(label))) > 10}
          wide="theme"
        >
          {themes.map(({ label, icon }) => (
            <span className={styles.theme} key={label}>
              {icon && <Genre name={icon} />}
              <span>{label}</span>
            </span>
          ))}
        </TicketCell>
      )}
      {cast.with.length > 0 && (
        <TicketCell label={messages.cast.with_word} wide="cast">
          <CastList people={cast.with} />
        </TicketCell>
      )}
      {cast.signing.length > 0 && (
        <TicketCell label={<SignLabel />} wide="signing">
          <CastList people={cast.signing} />
        </TicketCell>
      )}
      <div className={styles.seats}>
        <dt className="visually-hidden">{messages.experience.tickets}</dt>
        <dd className={styles.value}>
          <Seats ticket={ticket} tickets={tickets} />
        </dd>
      </div>
    </dl>
  );
}
