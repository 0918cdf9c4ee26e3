import { Numeral } from '../../ui/text/Numeral.tsx';
import type { BlockProps } from '../entry.ts';
import { Grid } from '../Grid.tsx';
import styles from './Figures.module.css';

/** A few numbers that say what something was. */
export const Figures = ({ block }: BlockProps<'figures'>) => (
  <Grid block={block}>
    <ul className={`bold ${styles.figures}`}>
      {block.figures.map(({ id, number, text }) => (
        <li key={id}>
          <Numeral className={styles.number}>{number}</Numeral> {text}
        </li>
      ))}
    </ul>
  </Grid>
);
