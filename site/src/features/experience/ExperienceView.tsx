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

export const BODY_ID = ownId('tekst');

type ExperienceViewProps = ViewProps<'experience', ExperienceData>;

export function ExperienceView({ story, content, data, frame, body, island }: ExperienceViewProps) {
  const { occurrences, former, related, shown, around } = data;
  const isAround = around.before.length + around.after.length > 0;
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
        pageColour={isAround ? 'orange' : content.pageColor}
      >
        {related.map((card, index) => (
          <ExperienceCard key={card.href} {...card} slim={index > 0} inRow />
        ))}
      </Related>
      <div className={`wrap ${styles.share}`}>{island}</div>
    </>
  );
}
