import type { Content } from '@inktvis/content';
import { experience as messages } from '@inktvis/messages/experience';
import type { ViewProps } from '../view.ts';
import { AccessCells } from './AccessCells.tsx';
import { accessFacts } from './access-facts.ts';
import { Dates } from './Dates.tsx';
import styles from './ExperienceAfter.module.css';
import type { ExperienceData } from './load.ts';

type ExperienceAfterProps = Pick<
  ViewProps<'experience', ExperienceData>,
  'story' | 'content' | 'data' | 'frame'
>;

/** The publishers: those chosen from the list, then the one typed by the editor; each once. */
const publishersOf = ({
  publisher,
  publisherCustom,
}: Pick<Content<'experience'>, 'publisher' | 'publisherCustom'>): readonly string[] => [
  ...new Set([...publisher, publisherCustom].map((name) => name.trim()).filter(Boolean)),
];

/** Below the text of an experience: all its dates, its access and its publishers. */
export function experienceAfter({ story, content, data, frame }: ExperienceAfterProps) {
  const publishers = publishersOf(content);
  const access = accessFacts(story, data.occurrences);
  const hasAccess = access.facts.length + access.notes.length + access.places.length > 0;
  const hasDates = data.occurrences.length > 1;
  if (!hasAccess && !hasDates && publishers.length === 0) return null;
  return (
    <>
      {hasDates && <Dates story={story} occurrences={data.occurrences} now={frame.now} />}
      {hasAccess && <AccessCells access={access} />}
      {publishers.length > 0 && (
        <section>
          <h2 className={styles.title}>{messages.publishers}</h2>
          <p className={styles.publishers}>{publishers.join(' · ')}</p>
        </section>
      )}
    </>
  );
}
