import type { RichTextNode } from '@inktvis/content';
import type { Paragraph } from '@inktvis/events';
import { machineTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import type { ReactNode } from 'react';
import { inline } from '../../../blocks/rich-text/inline.tsx';
import { RichText } from '../../../blocks/rich-text/RichText.tsx';
import { TourHeroPicture } from '../../../cards/tours/TourPicture.tsx';
import { dateStatus, dayNumber, eventStatus, timesOf } from '../../../cards/tours/tour-when.ts';
import { hoursWords, placeWords, tourTitle } from '../../../cards/tours/tour-words.ts';
import { BackLink } from '../../../layout/hero/BackLink.tsx';
import { breadcrumbTrail } from '../../../layout/hero/breadcrumbs.ts';
import { PageHero } from '../../../layout/hero/PageHero.tsx';
import { Band, RELATED_ID } from '../../../layout/Related.tsx';
import { MoreLink } from '../../../ui/controls/MoreLink.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import type { FixedProps } from '../../page-kind.ts';
import type { TourEventData } from '../page.ts';
import { TourRows } from '../TourRows.tsx';
import { TourFlags, TourNotice } from '../TourStatus.tsx';
import styles from './TourEventView.module.css';
import { DATES_ID, TourTicket } from './TourTicket.tsx';
import { contactLinks, tourLink } from './tour-links.ts';

/** A first paragraph of so many letters stands beside the title. */
const MAX_INTRO = 240;

/** Words of the source in our rich text, with their links and line breaks. */
const textNodes = (runs: Paragraph): RichTextNode[] =>
  runs.flatMap(({ text, href }) => {
    const link = href === null ? null : tourLink(href);
    const marks = link ? [{ type: 'link' as const, link }] : [];
    return text
      .split('\n')
      .flatMap((line, index): RichTextNode[] => [
        ...(index > 0 ? [{ type: 'break' as const }] : []),
        ...(line === '' ? [] : [{ type: 'text' as const, text: line, marks }]),
      ]);
  });

const paragraph = (runs: Paragraph): RichTextNode => ({
  type: 'paragraph',
  children: textNodes(runs),
});

type FactProps = {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
};

const Fact = ({ title, id, children }: FactProps) => (
  <section className="stack gap-2">
    <h2 className="step-2" id={id} tabIndex={id ? -1 : undefined}>
      {title}
    </h2>
    {children}
  </section>
);

type EventProps = Pick<TourEventData, 'event'> & { readonly now: Date };

const Dates = ({ event, now }: EventProps) => (
  <Fact title={tours.all_dates} id={DATES_ID}>
    <ol className="rows">
      {event.dates.map((date) => {
        const status = dateStatus(event, date, now);
        return (
          <li
            className="dated-row"
            key={`${date.start.getTime()} ${date.end.getTime()}`}
            data-status={status ?? undefined}
          >
            <time dateTime={machineTime(date.start)}>
              <span className="numeral step-3">{dayNumber(date.start)}</span>
            </time>
            <div className="stack gap-2">
              <p className="bold">{timesOf(date, now)}</p>
              <p className="cluster gap-1 note">
                <Icon name="pin" />
                {placeWords(event)}
              </p>
              <TourFlags status={status} />
              {date.reason !== '' && <p>{date.reason}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  </Fact>
);

function Facts({ event }: Pick<EventProps, 'event'>) {
  const hours = hoursWords(event);
  const contacts = contactLinks(event.contacts);
  return (
    <>
      {hours.length > 1 && (
        <Fact title={tours.opening_hours}>
          <ul className={`${styles.lines} ruled-rows anywhere`}>
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fact>
      )}
      {event.organizer !== '' && (
        <Fact title={tours.organizer}>
          <p className="step-1 anywhere">{event.organizer}</p>
        </Fact>
      )}
      {contacts.length > 0 && (
        <Fact title={tours.contact}>
          <ul className={`${styles.lines} ruled-rows anywhere`}>
            {contacts.map(({ link, words }) => (
              <li key={link.href}>
                <MoreLink {...link}>{words}</MoreLink>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}

type TourEventViewProps = Omit<FixedProps<TourEventData>, 'share'> & { readonly island?: ReactNode };

export function TourEventView({ data: { event, outdated, others }, frame, island }: TourEventViewProps) {
  const { now, brand, url } = frame;
  const title = tourTitle(event);
  const { lang } = event;
  const status = eventStatus(event, now);
  const [first = [], ...rest] = event.paragraphs;
  const isIntro = first.reduce((sum, { text }) => sum + text.length, 0) <= MAX_INTRO;
  const paragraphs = isIntro ? rest : event.paragraphs;
  const trail = breadcrumbTrail(url.pathname, title);
  const here = trail.at(-1);
  const overview = trail.at(-2)?.href ?? '/';
  return (
    <>
      <PageHero
        title={title}
        titleLang={lang}
        trail={here ? [...trail.slice(0, -1), { ...here, lang }] : trail}
        backLink={<BackLink href={overview} title={fill(tours.title, { brand })} />}
        side={<TourHeroPicture event={event} status={status} />}
        above={<TourFlags status={status} />}
      >
        {isIntro && first.length > 0 && (
          <p className="lead anywhere" lang={lang}>
            {inline(textNodes(first))}
          </p>
        )}
      </PageHero>
      <div className={`wrap ${styles.facts} stack gap-4`}>
        <TourNotice event={event} status={status} outdated={outdated} />
        <TourTicket event={event} now={now} />
      </div>
      <div className={`wrap ${styles.body} stack`} data-size="m">
        {paragraphs.length > 0 && (
          <div lang={lang}>
            <RichText nodes={paragraphs.map(paragraph)} dropCap={status === null} />
          </div>
        )}
        {event.dates.length > 1 && <Dates event={event} now={now} />}
        <Facts event={event} />
        {island}
      </div>
      {others.length > 0 && (
        <Band id={RELATED_ID} title={tours.more} more={{ label: tours.all, href: overview }} page="white">
          <TourRows events={others} now={now} />
        </Band>
      )}
    </>
  );
}
