import { Icon } from '../../ui/images/Icon.tsx';
import type { BlockProps } from '../entry.ts';
import { questionLevel } from '../outline.ts';
import { RichText } from '../rich-text/RichText.tsx';
import styles from './Accordion.module.css';

/** Questions that open one by one. The browser does it: without script too, and on paper all are open. */
export function Accordion({ block, place }: BlockProps<'accordion'>) {
  const level = questionLevel(block, place.headingAbove);
  const Question = `h${level}` as const;
  return (
    <div>
      {block.title && (
        <h2 className="step-3" id={place.sectionIds[0]}>
          {block.title}
        </h2>
      )}
      <div className={`above-5 ruled-rows ${styles.questions}`}>
        {block.items.map((item) => (
          <details key={item.id} className={styles.item}>
            <summary className={`ends gap-4 unfolds ${styles.summary}`}>
              <Question className="step-1">{item.title}</Question>
              <Icon name="plus" />
            </summary>
            <div className={styles.answer}>
              <RichText nodes={item.text} headingAbove={level} headingFloor={level + 1} />
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
