import { blocks } from '@inktvis/messages/blocks';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Embed.module.css';

/** An embed of a service we do not load: where else it can be seen. */
export const EmbedOff = ({ href }: { readonly href: string }) => (
  <div className={`${styles.embed} ${styles.off}`} data-page="white">
    <div className={styles.words}>
      <p>
        <b>{blocks.embed_off_title}</b>
        <br />
        {blocks.embed_off_text}
      </p>
      <ButtonLink href={href} external>
        {blocks.embed_elsewhere}
        <Icon name="external" />
      </ButtonLink>
    </div>
  </div>
);
