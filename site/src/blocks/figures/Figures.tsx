import type { BlockProps } from '../entry.ts';
import { Grid } from '../Grid.tsx';
import styles from './Figures.module.css';

export const Figures = ({ block }: BlockProps<'figures'>) => (
  <Grid block={block}>
    <ul className={`bold ${styles.figures}`}>
      {block.figures.map(({ id, number, text }) => (
        <li key={id}>
          <span className={`numeral ${styles.number}`}>{number}</span> {text}
        </li>
      ))}
    </ul>
  </Grid>
);
