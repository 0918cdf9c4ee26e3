import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { ExperienceCard } from '../../cards/experience/ExperienceCard.tsx';
import { BackLink } from '../../layout/hero/BackLink.tsx';
import { heroSide } from '../../layout/hero/HeroPicture.tsx';
import { heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import { Related } from '../../layout/Related.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { ViewProps } from '../view.ts';
import { AroundHours } from './AroundHours.tsx';
import { Dates } from './Dates.tsx';
import { DATES_ID } from './dates.ts';
import { experienceMargin } from './ExperienceMargin.tsx';
import styles from './ExperienceView.module.css';
import type { ExperienceData } from './load.ts';
import { noticeOf } from './notice.ts';
import { SaveAndBook } from './SaveAndBook.tsx';
import { TicketList } from './TicketList.tsx';
import { ticketOf } from './ticket.ts';

const isAround = ({ before, after }: ExperienceData['around']): boolean => before.length + after.length > 0;

/** Whether there is something between the text and the footer. */
export const hasBandsBelow = ({ related, occurrences, around }: ExperienceData): boolean =>
  related.length > 0 || occurrences.length > 1 || isAround(around);

type ExperienceViewProps = ViewProps<'experience', ExperienceData>;

/** An experience: ticket, text, all its times, and three others. */
export function ExperienceView({ story, content, data, frame, body }: ExperienceViewProps) {
  const { occurrences, tickets, related, shown, around, cast } = data;
  const notice = noticeOf(occurrences, frame.now);
  return (
    <>
      <PageHero
        {...heroOf(content, frame.url)}
        backLink={<BackLink href={OVERVIEWS.programme} />}
        side={heroSide(content.image, 'bleed', 'b')}
      />
      <Wrap className={styles.facts}>
        {notice && (
          <Alert kind={notice.kind} icon={notice.icon} title={notice.title}>
            <p>{notice.text}</p>
            {notice.otherDay && (
              <ButtonLink size="small" href={`#${DATES_ID}`} className={styles.noticeLink}>
                {fill(messages.experience.to_day, { day: notice.otherDay })}
              </ButtonLink>
            )}
          </Alert>
        )}
        <div>
          <TicketList ticket={ticketOf(story, occurrences, frame.now)} tickets={tickets} cast={cast} />
          <SaveAndBook story={story} occurrences={occurrences} now={frame.now} />
        </div>
      </Wrap>
      <div className={styles.body}>
        {body}
        {experienceMargin({ story, occurrences, shown })}
      </div>
      <Dates story={story} occurrences={occurrences} shown={shown} now={frame.now} />
      {shown && <AroundHours occurrence={shown} around={around} now={frame.now} />}
      <Related
        title={messages.related.experiences}
        more={{ label: messages.related.all_experiences, href: OVERVIEWS.programme }}
        pageColour={isAround(around) ? 'orange' : content.pageColor}
      >
        {related.map((card) => (
          <ExperienceCard key={card.href} {...card} />
        ))}
      </Related>
    </>
  );
}
