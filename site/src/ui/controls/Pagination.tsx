import { pagination as messages } from '@inktvis/messages/ui';
import { type Paging, pageBar, pageHref } from '@inktvis/programme/pagination';
import { Icon } from '../images/Icon.tsx';
import styles from './Pagination.module.css';

type PaginationProps = {
  readonly paging: Paging;
  readonly url: URL;
};

const STEPS = {
  prev: { by: -1, label: messages.previous_page, icon: 'arrow-left' },
  next: { by: 1, label: messages.next_page, icon: 'arrow-right' },
} as const;

/** An arrow; where there is no page it stays in its place, faded, and is no link. */
function Step({ paging: { page, count }, url, rel }: PaginationProps & { readonly rel: keyof typeof STEPS }) {
  const { by, label, icon } = STEPS[rel];
  const to = page + by;
  return to < 1 || to > count ? (
    <span className={styles.cell} data-off aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <a className={`${styles.cell} choice`} href={pageHref(url, to)} rel={rel}>
      <span className="visually-hidden">{label}</span>
      <Icon name={icon} />
    </a>
  );
}

/** The pages of a list (requirements 9: hidden at one page or none). */
export function Pagination({ paging, url }: PaginationProps) {
  const { page, count } = paging;
  if (count <= 1) return null;
  const [prefix] = messages.page.split('{n}');
  return (
    <nav className={`${styles.pager} cluster gap-1 ruled-thick`} aria-label={messages.label}>
      <Step paging={paging} url={url} rel="prev" />
      {pageBar(paging).map((entry, index, bar) =>
        entry === 'gap' ? (
          <span className={styles.cell} key={`after ${bar[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            className={`${styles.cell} choice`}
            key={entry}
            href={pageHref(url, entry)}
            aria-current={entry === page ? 'page' : undefined}
          >
            <span>
              <span className="visually-hidden">{prefix}</span>
              {entry}
            </span>
          </a>
        ),
      )}
      <Step paging={paging} url={url} rel="next" />
    </nav>
  );
}
