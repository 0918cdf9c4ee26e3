import { Icon } from '../ui/Icon.tsx';
import { ribbon } from '../ui/messages/ribbon.ts';
import { LeeslintCount } from './LeeslintCount.tsx';
import css from './LeeslintLink.module.css';

export const LEESLINT_HREF = '/mijn-leeslint';

type LeeslintLinkProps = { current?: 'page' | 'true' };

/** The way to one's own list in the header: a small ribbon with the count, an open bookmark while it is empty. */
export const LeeslintLink = ({ current }: LeeslintLinkProps) => (
  <a className={css.link} href={LEESLINT_HREF} aria-current={current}>
    <span className="visually-hidden">{ribbon.link}</span>
    <LeeslintCount className={css.count} />
    <Icon name="bookmark" className={css.bookmark} />
  </a>
);
