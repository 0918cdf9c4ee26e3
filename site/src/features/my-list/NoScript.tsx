import { myList } from '@inktvis/messages/my-list';
import { OVERVIEWS } from '../../layout/sections.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './NoScript.module.css';

/** What stands in the place of one's own list where no script runs. */
export const NoScript = () => (
  <noscript>
    <Wrap className={styles.page}>
      <p className={styles.text}>{myList.no_script}</p>
      <p>
        <ButtonLink href={OVERVIEWS.programme}>{myList.how_programme}</ButtonLink>
      </p>
    </Wrap>
  </noscript>
);
