import { SectionHead } from '../../ui/SectionHead.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { moreOf } from '../buttons/Buttons.tsx';
import type { BlockProps } from '../entry.ts';
import styles from './Figures.module.css';

/** A few numbers that say what something was. */
export const Figures = ({ block: { title, figures, cta } }: BlockProps<'figures'>) => (
  <Wrap>
    <SectionHead title={title} more={moreOf(cta)} />
    <ul className={styles.figures}>
      {figures.map(({ id, number, text }) => (
        <li key={id}>
          <Numeral className={styles.number}>{number}</Numeral> {text}
        </li>
      ))}
    </ul>
  </Wrap>
);
