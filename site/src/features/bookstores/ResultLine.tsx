import { bookstores } from '@inktvis/messages/bookstores';
import { Icon } from '../../ui/Icon.tsx';
import { ResultBar, ResultCount } from '../../ui/ResultBar.tsx';
import styles from './ResultLine.module.css';

type ResultLineProps = {
  readonly count: string;
  /** The place that distances are from. */
  readonly from: string;
  /** Path of the list without a place. */
  readonly path: string;
  readonly hasMap: boolean;
};

const [REMOVE] = bookstores.remove_place.split('{place}');

/** How many there are, from where, and the way to the map. */
export const ResultLine = ({ count, from, path, hasMap }: ResultLineProps) => (
  <ResultBar>
    <ResultCount data-near="count">{count}</ResultCount>
    <div className={styles.ways}>
      <a className={styles.chip} href={path}>
        <span>
          <span className="visually-hidden">{REMOVE}</span>
          {from}
        </span>
        <Icon name="close" />
      </a>
      {hasMap && (
        <a className={styles.toMap} href="#kaart">
          <Icon name="pin" />
          <span>{bookstores.to_map}</span>
        </a>
      )}
    </div>
  </ResultBar>
);
