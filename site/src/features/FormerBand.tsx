import { edition } from '@inktvis/messages/edition';
import { fill } from '@inktvis/messages/fill';
import type { FormerEdition } from '@inktvis/programme/edition';
import { archivePath, PROGRAMME_PATH } from '@inktvis/programme/paths';
import { Wrap } from '../ui/Wrap.tsx';
import styles from './FormerBand.module.css';

/** Above a page of a former edition: of which year it is, and the way to the current one. */
export const FormerBand = ({ year, current }: FormerEdition) => (
  <aside className={styles.band}>
    <Wrap>
      <p>
        {fill(edition.former, { year })}{' '}
        <a href={PROGRAMME_PATH}>{fill(edition.to_current, { year: current })}</a>
        <a href={archivePath(year)}>{fill(edition.to_archive, { year })}</a>
      </p>
    </Wrap>
  </aside>
);
