import { OVERVIEWS } from '../../shell/sections.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { leeslint } from '../../ui/messages/leeslint.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './NoScript.module.css';

/** What stands in the place of one's own list where no script runs. */
export const NoScript = () => (
  <noscript>
    <Wrap className={styles.page}>
      <p className={styles.text}>{leeslint.no_script}</p>
      <p>
        <ButtonLink href={OVERVIEWS.programme}>{leeslint.how_programme}</ButtonLink>
      </p>
    </Wrap>
  </noscript>
);
