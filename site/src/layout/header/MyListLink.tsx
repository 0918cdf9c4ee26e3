import { ribbon } from '@inktvis/messages/ribbon';
import { MY_LIST_PATH } from '@inktvis/programme/paths';
import icon from '../../ui/controls/IconButton.module.css';
import { Icon } from '../../ui/images/Icon.tsx';
import css from './MyListLink.module.css';

/** How many items are on the list, in digits and in words; empty without script (`browser/my-list/my-list-count.ts`). */
export const MyListCount = ({ className = '' }: { className?: string }) => (
  <my-list-count className={css.counter}>
    <b className={className} aria-hidden="true" data-list-count="" />
    <span className="visually-hidden" data-list-count-text="" />
  </my-list-count>
);

export const MyListLink = ({ current }: { current?: 'page' | 'true' }) => (
  <a className={`${icon.iconButton} ${css.link}`} href={MY_LIST_PATH} aria-current={current}>
    <span className="visually-hidden">{ribbon.link}</span>
    <MyListCount className={css.count} />
    <Icon name="bookmark" />
  </a>
);
