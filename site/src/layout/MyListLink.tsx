import { ribbon } from '@inktvis/messages/ribbon';
import { Icon } from '../ui/Icon.tsx';
import { MyListCount } from './MyListCount.tsx';
import css from './MyListLink.module.css';

export const LEESLINT_HREF = '/mijn-leeslint';

type MyListLinkProps = { current?: 'page' | 'true' };

/** The way to one's own list in the header: a small ribbon with the count, an open bookmark while it is empty. */
export const MyListLink = ({ current }: MyListLinkProps) => (
  <a className={css.link} href={LEESLINT_HREF} aria-current={current}>
    <span className="visually-hidden">{ribbon.link}</span>
    <MyListCount className={css.count} />
    <Icon name="bookmark" className={css.bookmark} />
  </a>
);
