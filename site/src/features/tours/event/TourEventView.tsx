import type { RichTextNode } from '@inktvis/content';
import type { TouringEvent } from '@inktvis/events';
import { ownId } from '@inktvis/foundation/element-id';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import type { ReactNode } from 'react';
import { RichText } from '../../../blocks/rich-text/RichText.tsx';
import { eventStatus, shownDate } from '../../../cards/tours/tour-when.ts';
import { hoursWords, titleWords } from '../../../cards/tours/tour-words.ts';
import { BackLink } from '../../../layout/hero/BackLink.tsx';
import { breadcrumbTrail } from '../../../layout/hero/breadcrumbs.ts';
import { PageHero } from '../../../layout/hero/PageHero.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { TourHeroPicture } from '../TourPicture.tsx';
import { TourRows } from '../TourRows.tsx';
import { TourFlags, TourNotice } from '../TourStatus.tsx';
import type { TourEventData } from './load-event.ts';
import { TourDates } from './TourDates.tsx';
import styles from './TourEventView.module.css';
import { TourTicketList } from './TourTicketList.tsx';
import { tourTicket } from './tour-ticket.ts';

/** The description of an event. */
type TourBody = {
  /** Beside the title: the first paragraph when it is short enough. */
  readonly intro: string;
  readonly introLang: string | undefined;
  readonly paragraphs: readonly string[];
  readonly lang: string | undefined;
};

const MAX_INTRO = 240;

/** Divides the description over the hero and the text below the ticket. Another language is used only without Dutch. */
function tourBody({ paragraphs, foreign }: TouringEvent): TourBody {
  const isForeign = paragraphs.length === 0 && foreign !== null;
  const lang = isForeign ? foreign.language : undefined;
  const all = isForeign ? foreign.intro.split(/\n{2,}/).filter((text) => text !== '') : paragraphs;
  const [first = '', ...rest] = all;
  return first.length <= MAX_INTRO
    ? { intro: first, introLang: lang, paragraphs: rest, lang }
    : { intro: '', introLang: undefined, paragraphs: all, lang };
}

type TextProps = {
  readonly paragraphs: readonly string[];
  readonly lang?: string;
  /** Starts with a drop cap. */
  readonly dropCap: boolean;
};

const paragraph = (text: string): RichTextNode => ({
  type: 'paragraph',
  align: null,
  children: text
    .split('\n')
    .flatMap((line, index): RichTextNode[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      { type: 'text', text: line, marks: [] },
    ]),
});

/** The description of an event: plain text of the source in our rich text. */
const Text = ({ paragraphs, lang, dropCap }: TextProps) =>
  paragraphs.length === 0 ? null : (
    <div lang={lang}>
      <RichText nodes={paragraphs.map(paragraph)} dropCap={dropCap} />
    </div>
  );

/** Below the text: the opening hours when there are several, and the organizer. */
function Facts({ event }: { readonly event: TouringEvent }) {
  const hours = hoursWords(event);
  return (
    <>
      {hours.length > 1 && (
        <section>
          <h2 className={styles.subtitle}>{messages.tours.opening_hours}</h2>
          <ul className={styles.hours}>
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {event.organizer !== '' && (
        <section>
          <h2 className={styles.subtitle}>{messages.tours.organizer}</h2>
          <p className={styles.organizer}>{event.organizer}</p>
        </section>
      )}
    </>
  );
}

type TourEventViewProps = TourEventData & {
  /** Path of the page, as the visitor sees it. */
  readonly path: string;
  readonly brand: string;
  readonly share?: ReactNode;
};

/** A touring event: ticket, text, all its dates, and three others. */
export function TourEventView({ event, now, outdated, others, path, brand, share }: TourEventViewProps) {
  const title = titleWords(event);
  const status = eventStatus(event, shownDate(event, now), now);
  const { intro, introLang, paragraphs, lang } = tourBody(event);
  const trail = breadcrumbTrail(path, title.text);
  const here = trail.at(-1);
  const overview = trail.at(-2)?.href ?? '/';
  return (
    <>
      <PageHero
        title={title.text}
        titleLang={title.lang}
        trail={here ? [...trail.slice(0, -1), { ...here, lang: title.lang }] : trail}
        backLink={<BackLink href={overview} title={fill(messages.tours.title, { brand })} />}
        side={{ kind: 'block', block: <TourHeroPicture event={event} status={status} /> }}
        above={<TourFlags status={status} />}
      >
        {intro !== '' && (
          <p className={styles.intro} lang={introLang}>
            {intro}
          </p>
        )}
      </PageHero>
      <Wrap className={styles.facts}>
        <TourNotice event={event} status={status} outdated={outdated} />
        <TourTicketList ticket={tourTicket(event, now)} />
      </Wrap>
      <Wrap size="m" className={others.length > 0 ? styles.body : styles.lastBody}>
        <Text paragraphs={paragraphs} lang={lang} dropCap={status === null} />
        <TourDates event={event} now={now} />
        <Facts event={event} />
        {share}
      </Wrap>
      {others.length > 0 && (
        <Section page="white" labelledBy={ownId('verwant')}>
          <Wrap>
            <SectionHead
              id={ownId('verwant')}
              title={messages.tours.more}
              more={{ label: messages.tours.all, href: overview }}
            />
            <TourRows rows={others} />
          </Wrap>
        </Section>
      )}
    </>
  );
}
