import { messages } from '@inktvis/messages';
import type { ViewProps } from '../view.ts';
import { AccessCells } from './AccessCells.tsx';
import { accessFacts } from './access-facts.ts';
import styles from './ExperienceAfter.module.css';
import type { ExperienceData } from './load.ts';
import { Moments } from './Moments.tsx';
import { publishersOf } from './publishers.ts';

type ExperienceAfterProps = Pick<
  ViewProps<'experience', ExperienceData>,
  'story' | 'content' | 'data' | 'frame'
>;

/** Below the text of an experience: all its times, what is known of its access, its publishers. */
export function experienceAfter({ story, content, data, frame }: ExperienceAfterProps) {
  const publishers = publishersOf(content);
  const access = accessFacts(story, data.occurrences);
  const hasAccess = access.facts.length + access.notes.length + access.places.length > 0;
  const hasMoments = data.occurrences.length > 1;
  if (!hasAccess && !hasMoments && publishers.length === 0) return null;
  return (
    <>
      {hasMoments && <Moments story={story} occurrences={data.occurrences} now={frame.now} />}
      {hasAccess && <AccessCells access={access} />}
      {publishers.length > 0 && (
        <section>
          <h2 className={styles.title}>{messages.experience.publishers}</h2>
          <p className={styles.publishers}>{publishers.join(' · ')}</p>
        </section>
      )}
    </>
  );
}
