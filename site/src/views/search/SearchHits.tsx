import { Icon } from '../../ui/Icon.tsx';
import { messages } from '../../ui/messages.ts';
import type { SearchHit } from './load.ts';
import styles from './SearchHits.module.css';

type SearchHitsProps = { readonly hits: readonly SearchHit[] };

/** What a hit is, with its sign. */
const kinds = {
  experience: { icon: 'calendar', label: messages.search.kind_experience },
  news_article: { icon: 'page', label: messages.search.kind_news },
  hotspot_kortrijk: { icon: 'pin', label: messages.search.kind_hotspot },
  bookstore: { icon: 'book', label: messages.search.kind_bookstore },
} as const satisfies { readonly [type in SearchHit['type']]: unknown };

/** The results of a search as rows. */
export const SearchHits = ({ hits }: SearchHitsProps) => (
  <ol className={styles.hits}>
    {hits.map(({ href, title, text, type }) => (
      <li className={styles.item} key={href}>
        <article className={styles.hit}>
          <p className={styles.kind}>
            <Icon name={kinds[type].icon} />
            {kinds[type].label}
          </p>
          <div className={styles.words}>
            <h3 className={styles.title}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h3>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </article>
      </li>
    ))}
  </ol>
);
