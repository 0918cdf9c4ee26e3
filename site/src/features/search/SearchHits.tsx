import { Icon } from '../../ui/Icon.tsx';
import type { SearchHit } from './load.ts';
import { Marked } from './Marked.tsx';
import styles from './SearchHits.module.css';

type SearchHitsProps = {
  readonly hits: readonly SearchHit[];
  /** Number of the first one. */
  readonly first: number;
};

function Facts({ when, where }: Pick<SearchHit, 'when' | 'where'>) {
  if (!when && !where) return null;
  return (
    <p className={styles.facts}>
      {when && (
        <span className={styles.fact}>
          <Icon name="calendar" />
          {when}
        </span>
      )}
      {where && (
        <span className={styles.fact}>
          <Icon name="pin" />
          {where}
        </span>
      )}
    </p>
  );
}

/** The results of a search as rows. */
export const SearchHits = ({ hits, first }: SearchHitsProps) => (
  <ol className={styles.hits} start={first}>
    {hits.map(({ href, kind, title, lang, text, ...facts }) => (
      <li className={styles.item} key={href}>
        <article className={styles.hit}>
          <p className={styles.kind}>
            <Icon name={kind.icon} className={styles.sign} />
            {kind.label}
          </p>
          <div className={styles.words}>
            <h3 className={styles.title} lang={lang}>
              <a className={styles.link} href={href}>
                <Marked parts={title} />
              </a>
            </h3>
            <Facts {...facts} />
            {text.length > 0 && (
              <p className={styles.text}>
                <Marked parts={text} />
              </p>
            )}
          </div>
        </article>
      </li>
    ))}
  </ol>
);
