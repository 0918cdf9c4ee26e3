import type { RichTextNode } from '@inktvis/content';
import type { Paragraph, TouringEvent } from '@inktvis/events';
import { ownId } from '@inktvis/foundation/element-id';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import type { ReactNode } from 'react';
import { inline } from '../../../blocks/rich-text/inline.tsx';
import { RichText } from '../../../blocks/rich-text/RichText.tsx';
import { TourHeroPicture } from '../../../cards/tours/TourPicture.tsx';
import { eventStatus, shownDate } from '../../../cards/tours/tour-when.ts';
import { hoursWords, titleWords } from '../../../cards/tours/tour-words.ts';
import { BackLink } from '../../../layout/hero/BackLink.tsx';
import { breadcrumbTrail } from '../../../layout/hero/breadcrumbs.ts';
import { PageHero } from '../../../layout/hero/PageHero.tsx';
import { MoreLink } from '../../../ui/controls/MoreLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { TourRows } from '../TourRows.tsx';
import { TourFlags, TourNotice } from '../TourStatus.tsx';
import type { TourEventData } from './load-event.ts';
import { TourDates } from './TourDates.tsx';
import styles from './TourEventView.module.css';
import { TourTicketList } from './TourTicketList.tsx';
import { contactLinks, tourLink } from './tour-links.ts';

/** The description of an event. */
type TourBody = {
  /** Beside the title: the first paragraph when it is short enough. */
  readonly intro: readonly RichTextNode[];
  readonly paragraphs: readonly Paragraph[];
  readonly lang: string | undefined;
};

const MAX_INTRO = 240;

/** Divides the description over the hero and the text below the ticket. Another language is used only without Dutch. */
function tourBody({ paragraphs, foreign }: TouringEvent): TourBody {
  const isForeign = paragraphs.length === 0 && foreign !== null;
  const lang = isForeign ? foreign.language : undefined;
  const all = isForeign ? foreign.paragraphs : paragraphs;
  const [first = [], ...rest] = all;
  const length = first.reduce((sum, { text }) => sum + text.length, 0);
  return length <= MAX_INTRO
    ? { intro: textNodes(first), paragraphs: rest, lang }
    : { intro: [], paragraphs: all, lang };
}

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

type TextProps = {
  readonly paragraphs: readonly Paragraph[];
  readonly lang?: string;
  /** Starts with a drop cap. */
  readonly dropCap: boolean;
};

const paragraph = (runs: Paragraph): RichTextNode => ({
  type: 'paragraph',
  align: null,
  children: textNodes(runs),
});

/** The description of an event in our rich text. */
const Text = ({ paragraphs, lang, dropCap }: TextProps) =>
  paragraphs.length === 0 ? null : (
    <div lang={lang}>
      <RichText nodes={paragraphs.map(paragraph)} dropCap={dropCap} />
    </div>
  );

/** Below the text: the opening hours when there are several, the organizer, and whom to ask. */
function Facts({ event }: { readonly event: TouringEvent }) {
  const hours = hoursWords(event);
  const contacts = contactLinks(event.contacts);
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
      {contacts.length > 0 && (
        <section>
          <h2 className={styles.subtitle}>{messages.tours.contact}</h2>
          <ul className={styles.hours}>
            {contacts.map(({ link, words }) => (
              <li key={link.href}>
                <MoreLink {...link}>{words}</MoreLink>
              </li>
            ))}
          </ul>
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
  const { intro, paragraphs, lang } = tourBody(event);
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
        {intro.length > 0 && (
          <p className={styles.intro} lang={lang}>
            {inline(intro)}
          </p>
        )}
      </PageHero>
      <Wrap className={styles.facts}>
        <TourNotice event={event} status={status} outdated={outdated} />
        <TourTicketList event={event} now={now} />
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
