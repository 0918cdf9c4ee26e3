import { ownId } from '@inktvis/foundation/element-id';
import { blocks } from '@inktvis/messages/blocks';
import type { Contents } from './contents.ts';
import styles from './PageContents.module.css';

/** The sections of a page as a numbered list of links; stays in view beside the text where there is room. */
export const PageContents = ({ contents }: { readonly contents: Readonly<Contents> }) => (
  <nav className={styles.contents} aria-labelledby={ownId('op-deze-pagina')}>
    <p className={styles.title} id={ownId('op-deze-pagina')}>
      {blocks.contents}
    </p>
    <ol className={styles.list}>
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
);
