import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { texts } from '../texts.ts';
import styles from './Embed.module.css';

/** An embed of a service we do not load: where else it can be seen. */
export const EmbedOff = ({ href }: { readonly href: string }) => (
  <div className={`${styles.embed} ${styles.off}`} data-page="white">
    <div className={styles.words}>
      <p>
        <b>{texts.embed_off_title}</b>
        <br />
        {texts.embed_off_text}
      </p>
      <ButtonLink href={href} external>
        {texts.embed_elsewhere}
        <Icon name="external" />
      </ButtonLink>
    </div>
  </div>
);
