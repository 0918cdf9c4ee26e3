import { pagination as messages } from '@inktvis/messages/ui';
import { type Paging, pageBar, pageHref } from '@inktvis/programme/pagination';
import { Icon } from '../images/Icon.tsx';
import styles from './Pagination.module.css';

type PaginationProps = {
  readonly paging: Paging;
  readonly url: URL;
};

type StepProps = {
  readonly href: string | null;
  readonly label: string;
  readonly rel: 'prev' | 'next';
  readonly icon: 'arrow-left' | 'arrow-right';
};

/** An arrow; where there is no page it stays in its place, faded, and is no link. */
const Step = ({ href, label, rel, icon }: StepProps) =>
  href === null ? (
    <span className={styles.cell} data-off aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <a className={styles.cell} href={href} rel={rel}>
      <span className="visually-hidden">{label}</span>
      <Icon name={icon} />
    </a>
  );

/** The pages of a list (requirements 9: hidden at one page or none). */
export function Pagination({ paging, url }: PaginationProps) {
  const { page, count } = paging;
  if (count <= 1) return null;
  const [prefix] = messages.page.split('{n}');
  return (
    <nav className={`${styles.pager} cluster gap-1 ruled-thick`} aria-label={messages.label}>
      <Step
        href={page > 1 ? pageHref(url, page - 1) : null}
        label={messages.previous_page}
        rel="prev"
        icon="arrow-left"
      />
      {pageBar(paging).map((entry, index, bar) =>
        entry === 'gap' ? (
          <span className={styles.cell} key={`after ${bar[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            className={styles.cell}
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
      <Step
        href={page < count ? pageHref(url, page + 1) : null}
        label={messages.next_page}
        rel="next"
        icon="arrow-right"
      />
    </nav>
  );
}
