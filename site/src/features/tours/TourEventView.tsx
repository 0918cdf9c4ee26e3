import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import type { ReactNode } from 'react';
import { eventStatus } from '../../cards/tours/tour-status.ts';
import { shownDate } from '../../cards/tours/tour-when.ts';
import { titleWords } from '../../cards/tours/tour-words.ts';
import { BackLink } from '../../layout/BackLink.tsx';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { PageHero } from '../../layout/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { TourEventData } from './load-event.ts';
import { TourDates } from './TourDates.tsx';
import styles from './TourEventView.module.css';
import { TourFacts } from './TourFacts.tsx';
import { TourFlags } from './TourFlags.tsx';
import { TourHeroPicture } from './TourHeroPicture.tsx';
import { TourNotice } from './TourNotice.tsx';
import { TourRows } from './TourRows.tsx';
import { TourText } from './TourText.tsx';
import { TourTicketList } from './TourTicketList.tsx';
import { tourBody } from './tour-body.ts';
import { tourTicket } from './tour-ticket.ts';

type TourEventViewProps = TourEventData & {
  /** Of the page, as the visitor sees it. */
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
        <TourText paragraphs={paragraphs} lang={lang} dropCap={status === null} />
        <TourDates event={event} now={now} />
        <TourFacts event={event} />
        {share}
      </Wrap>
      {others.length > 0 && (
        <Section page="white" labelledBy="verwant">
          <Wrap>
            <SectionHead
              id="verwant"
              title={messages.tours.more}
              more={{ label: messages.tours.all, href: overview }}
            />
            <TourRows rows={others} page="white" />
          </Wrap>
        </Section>
      )}
    </>
  );
}
