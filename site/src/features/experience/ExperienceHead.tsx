import type { Link } from '@inktvis/content';
import { formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { accessLabels } from '@inktvis/programme/access';
import { leadingOccurrence, type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { itemThemes, ribbonItem } from '@inktvis/programme/programme-item';
import { flagsOf, isBookable, type StatusName } from '@inktvis/programme/status';
import { ItemFlags } from '../../cards/item/ItemFlags.tsx';
import { Ribbon } from '../../cards/Ribbon.tsx';
import { BackLink } from '../../layout/hero/BackLink.tsx';
import { Breadcrumbs } from '../../layout/hero/Breadcrumbs.tsx';
import { breadcrumbTrail } from '../../layout/hero/breadcrumbs.ts';
import { OVERVIEWS } from '../../layout/sections.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { AccessSign, Genre, Icon } from '../../ui/images/Icon.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { PageTitle } from '../../ui/text/PageTitle.tsx';
import { PreviousValue, Strikethrough } from '../../ui/text/Strikethrough.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { ViewProps } from '../view.ts';
import { accessOfAll } from './access-facts.ts';
import { calendarHref, DATES_ID, isToCome } from './dates.ts';
import styles from './ExperienceHead.module.css';
import { ageOf, lengthOf } from './large-facts.ts';
import type { ExperienceData } from './load.ts';
import { noticeOf } from './notice.ts';
import { type Ticket, ticketOf } from './ticket.ts';

type HeadProps = Pick<ViewProps<'experience', ExperienceData>, 'story' | 'data' | 'frame'>;

const { experience: texts, item } = messages;

/** The way to a seat; without one to another moment. Nothing where there is neither. */
function Seats({ ticket, tickets }: { readonly ticket: Ticket; readonly tickets: Link | null }) {
  const { closed, other } = ticket;
  if (closed !== null)
    return other === null ? null : (
      <ButtonLink href={`#${DATES_ID}`} size="small">
        {closed === 'off' ? fill(texts.to_day, { day: other }) : texts.other_moments}
      </ButtonLink>
    );
  return (
    <>
      {tickets && (
        <ButtonLink {...tickets} variant="ticket">
          {texts.reserve_short}
          <span className="visually-hidden">{texts.reserve.slice(texts.reserve_short.length)}</span>
        </ButtonLink>
      )}
      <small>{texts.included}</small>
    </>
  );
}

type TicketProps = {
  readonly ticket: Ticket;
  readonly tickets: Link | null;
  readonly flags: readonly StatusName[];
};

/** When and where, as a torn programme ticket. */
const TicketSheet = ({ ticket, tickets, flags }: TicketProps) => {
  const { when, place, closed } = ticket;
  return (
    <dl className={styles.ticket} data-closed={closed ?? undefined}>
      {when && (
        <div className={styles.when}>
          <dt className="visually-hidden">{texts.when}</dt>
          <dd>
            <time dateTime={when.machine}>
              <Numeral className={when.number.length > 5 ? styles.range : styles.number}>
                {when.number}
              </Numeral>
            </time>{' '}
            <span className={styles.hours}>
              <span>{when.weekday}</span> <PreviousValue value={when.previousTime} />
              <b>{when.hours}</b>
            </span>
          </dd>
        </div>
      )}
      <div className={styles.where}>
        <dt className="visually-hidden">{texts.where}</dt>
        <dd>
          <Icon name="pin" />
          <span>
            {place?.previous && (
              <>
                <Strikethrough>{place.previous}</Strikethrough>{' '}
              </>
            )}
            <b>{place?.name ?? item.no_location}</b>
            {place?.hall && <span className={styles.hall}>{place.hall}</span>}
          </span>
        </dd>
      </div>
      {flags.length > 0 && (
        <div className={styles.status}>
          <dt className="visually-hidden">{texts.status}</dt>
          <dd>
            <ItemFlags flags={flags} />
          </dd>
        </div>
      )}
      {(closed === null || ticket.other !== null) && (
        <div className={styles.seats}>
          <dt className="visually-hidden">{texts.tickets}</dt>
          <dd>
            <Seats ticket={ticket} tickets={tickets} />
          </dd>
        </div>
      )}
    </dl>
  );
};

/** What to know at a glance: length, age, access. Nothing when nothing is known. */
function Facts({ story, data: { occurrences, shown } }: Pick<HeadProps, 'story' | 'data'>) {
  const { content } = story;
  const large = [
    lengthOf(shown, content.dropIn || (shown?.content.dropIn ?? false)),
    ageOf(content.age),
  ].filter((fact) => fact !== null);
  const access = accessOfAll(story, occurrences);
  if (large.length + access.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label={texts.at_a_glance}>
      {large.map(({ number, words }) => (
        <li key={words}>
          <Numeral as="b" className={styles.fact}>
            {number}
          </Numeral>{' '}
          {words}
        </li>
      ))}
      {access.map((name) => (
        <li key={name}>
          <AccessSign name={name} />
          <span className={access.length > 1 ? 'visually-hidden' : undefined}>{accessLabels[name]}</span>
        </li>
      ))}
    </ul>
  );
}

type FurtherProps = Pick<HeadProps, 'story'> & {
  readonly lead: Occurrence;
  readonly occurrences: readonly Occurrence[];
  readonly now: Date;
};

/** The calendar file, and the next other moment with how many there are besides. */
function Further({ story, lead, occurrences, now }: FurtherProps) {
  const [next, ...others] = occurrences.filter((one) => one !== lead && isBookable(one, now));
  const rest =
    others.length === 0
      ? ''
      : ` ${others.length === 1 ? texts.more_dates_one : fill(texts.more_dates_many, { n: others.length })}`;
  return (
    <p className={styles.further} data-screen-only>
      {isToCome(lead, now) && (
        <a href={calendarHref(story, lead)}>
          <Icon name="calendar" />
          {texts.add_calendar}
        </a>
      )}
      {next && (
        <MoreLink href={`#${DATES_ID}`}>
          {fill(texts.also_on_moment, {
            day: formatDayNumber(startDay(next)),
            time: formatTime(next.content.startDate),
          }) + rest}
        </MoreLink>
      )}
    </p>
  );
}

const SIZES = '(min-width: 1290px) calc(50vw - 130px), (min-width: 640px) 41vw, 100vw';

/** The picture; without one a leaf with the sign of its theme. */
const Art = ({ story, lead }: Pick<HeadProps, 'story'> & { readonly lead: Occurrence | null }) => {
  const { image } = story.content;
  if (image)
    return (
      <CutCorner size="xl" corner="b" className={styles.picture}>
        <ResponsiveImage picture={image} ratio="3:2" sizes={SIZES} priority />
      </CutCorner>
    );
  const icon = itemThemes(story, lead)[0]?.content.icon;
  return <div className={styles.leaf}>{icon && <Genre name={icon} />}</div>;
};

/** A title of more letters takes less room. */
const LONG_TITLE = 32;

/** What, when and where in the first view: picture, ticket and ribbon, title, facts. In the markup the title is first. */
export function ExperienceHead({ story, data, frame: { url, now } }: HeadProps) {
  const { title, intro } = story.content;
  const { occurrences, tickets } = data;
  const lead = leadingOccurrence(occurrences, now);
  const notice = noticeOf(occurrences, now);
  const saved = lead && isToCome(lead, now) ? ribbonItem(lead, story) : null;
  const ticket = ticketOf(story, occurrences, now);
  return (
    <div className={styles.head}>
      <Wrap>
        <div className={styles.ways}>
          <BackLink href={OVERVIEWS.programme} />
          <Breadcrumbs trail={breadcrumbTrail(url.pathname, title)} />
        </div>
        <div className={styles.grid} data-closed={ticket.closed ?? undefined}>
          <div className={styles.title}>
            <PageTitle title={title} className={title.length > LONG_TITLE ? styles.long : styles.short} />
          </div>
          {intro && <p className={styles.intro}>{intro}</p>}
          <div className={styles.art}>
            <Art story={story} lead={lead} />
          </div>
          <div className={styles.keep}>
            {notice && (
              <Alert kind={notice.kind} icon={notice.icon} title={notice.title}>
                <p>{notice.text}</p>
              </Alert>
            )}
            <div className={styles.hanger}>
              <TicketSheet ticket={ticket} tickets={tickets} flags={lead ? flagsOf(lead, now) : []} />
              {saved && <Ribbon item={saved} place="page" />}
            </div>
          </div>
          <Facts story={story} data={data} />
          {lead && <Further story={story} lead={lead} occurrences={occurrences} now={now} />}
        </div>
      </Wrap>
    </div>
  );
}
