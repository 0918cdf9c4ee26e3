import { Numeral } from '../../ui/Numeral.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { Buttons } from '../buttons/Buttons.tsx';
import type { BlockProps } from '../entry.ts';
import styles from './CallToAction.module.css';

type CallToActionProps = BlockProps<'call_to_action'> & {
  /** `26.10`, shown behind the words */
  readonly loaded: string | null;
};

/** A cut vermilion sheet with one question and a way to answer it. */
export const CallToAction = ({ block, loaded: date }: CallToActionProps) => (
  <Wrap>
    <div className={styles.sheet}>
      {date && (
        <div className={styles.date} aria-hidden="true">
          <Numeral>{date}</Numeral>
        </div>
      )}
      <h2>{block.title}</h2>
      {block.text && <p className={styles.text}>{block.text}</p>}
      <Buttons buttons={block.links} tone="vermilion" />
    </div>
  </Wrap>
);
