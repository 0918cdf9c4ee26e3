import { ownId } from '@inktvis/foundation/element-id';
import { related as messages } from '@inktvis/messages/ui';
import { ALL_DAYS_HREF } from '@inktvis/programme/filters/address';
import { ExperienceCard } from '../../cards/experience/ExperienceCard.tsx';
import { Related } from '../../layout/Related.tsx';
import type { ViewProps } from '../view.ts';
import { AroundHours } from './AroundHours.tsx';
import { Dates, FormerDates } from './Dates.tsx';
import { ExperienceHead } from './ExperienceHead.tsx';
import { experienceMargin } from './ExperienceMargin.tsx';
import styles from './ExperienceView.module.css';
import type { ExperienceData } from './load.ts';

const isAround = ({ before, after }: ExperienceData['around']): boolean => before.length + after.length > 0;

/** Whether there is something between the text and the footer. */
export const hasBandsBelow = ({ related, occurrences, former, around }: ExperienceData): boolean =>
  related.length > 0 || occurrences.length > 1 || former.length > 0 || isAround(around);

export const BODY_ID = ownId('tekst');

type ExperienceViewProps = ViewProps<'experience', ExperienceData>;

/** An experience: ticket, text, all its times, three others; `island` shares it. */
export function ExperienceView({ story, content, data, frame, body, island }: ExperienceViewProps) {
  const { occurrences, former, related, shown, around } = data;
  return (
    <>
      <ExperienceHead story={story} data={data} frame={frame} />
      <div id={BODY_ID} className={styles.body}>
        {body}
        {experienceMargin({ story, occurrences, shown })}
      </div>
      <Dates story={story} occurrences={occurrences} shown={shown} now={frame.now} />
      <FormerDates story={story} former={former} />
      {shown && <AroundHours occurrence={shown} around={around} now={frame.now} />}
      <Related
        title={messages.experiences}
        more={{ label: messages.all_experiences, href: ALL_DAYS_HREF }}
        pageColour={isAround(around) ? 'orange' : content.pageColor}
      >
        {related.map((card, index) => (
          <ExperienceCard key={card.href} {...card} slim={index > 0} inRow />
        ))}
      </Related>
      <div className={`wrap ${styles.share}`}>{island}</div>
    </>
  );
}
