import type { Block } from '@inktvis/content';
import { formatDayNumber } from '@inktvis/foundation/brussels';
import { ribbon } from '@inktvis/messages/ribbon';
import { site } from '@inktvis/messages/site';
import { MY_LIST_PATH } from '@inktvis/programme/paths';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { MENU_ID } from '../../ui/ids.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { Logo } from '../Logo.tsx';
import { currentMark } from '../sections.ts';
import { type HeaderContent, MenuItem } from './MenuItem.tsx';
import css from './MobileMenu.module.css';
import { MyListCount } from './MyListLink.tsx';

/** Attributes of invoker commands, which React's types do not know yet: the browser opens and closes the dialog. */
export const opens = (dialogId: string) => ({ command: 'show-modal', commandfor: dialogId });
const closes = (dialogId: string) => ({ command: 'close', commandfor: dialogId });

type MobileMenuProps = { brand: string; content: HeaderContent; currentPath: string };

/** The menu up to 1024 px: an ink sheet. A native dialog keeps the focus inside and closes on Escape. */
export const MobileMenu = ({ brand, content, currentPath }: MobileMenuProps) => (
  <dialog className={css.menu} id={MENU_ID} aria-label={site.menu_open} data-surface="ink">
    <div className="ends">
      <Logo brand={brand} size="menu" />
      <IconButton icon="close" label={site.menu_close} {...closes(MENU_ID)} />
    </div>
    <nav aria-label={site.menu_label}>
      <ul className={css.main}>
        {content.navLinks.map((item) =>
          item.type === 'link_with_dropdown' ? (
            <NestedList key={item.id} dropdown={item} currentPath={currentPath} />
          ) : (
            <MenuItem
              key={item.id}
              className={`ends gap-4 ${css.item}`}
              item={item}
              currentPath={currentPath}
            >
              <span>{item.label}</span>
              <Icon name={item.link?.external ? 'external' : 'arrow-right'} />
            </MenuItem>
          ),
        )}
      </ul>
      <ul className="below-5">
        <li>
          <a className={css.link} href={MY_LIST_PATH} aria-current={currentMark(MY_LIST_PATH, currentPath)}>
            {`${ribbon.link} `}
            <MyListCount className="numeral accent" />
          </a>
        </li>
        {content.topNavLinks.map((item) => (
          <MenuItem key={item.id} className={css.link} item={item} currentPath={currentPath} />
        ))}
      </ul>
      <HeaderButtons content={content} />
    </nav>
  </dialog>
);

type HeaderButtonsProps = { content: HeaderContent; className?: string };

/** Tickets, and after the festival what is left of it (`server/header-now.ts`). */
export const HeaderButtons = ({ content: { afterLink, ticketsLink }, className }: HeaderButtonsProps) => (
  <>
    {afterLink?.link && (
      <ButtonLink variant="line" className={className} {...afterLink.link}>
        <Icon name="mail" />
        {afterLink.label}
      </ButtonLink>
    )}
    {ticketsLink?.link && (
      <ButtonLink variant="ticket" className={className} {...ticketsLink.link}>
        {ticketsLink.label}
      </ButtonLink>
    )}
  </>
);

type NestedListProps = { dropdown: Block<'link_with_dropdown'>; currentPath: string };

/** What a dropdown of the wide screen holds; its own link too, unless another of them leads there under a name of its own. */
function NestedList({ dropdown, currentPath }: NestedListProps) {
  const { link: own, links, buttons } = dropdown;
  const items = [...links, ...buttons];
  const isNamed = items.some(({ link }) => link?.href === own?.href);
  return (
    <li>
      <details name="menu">
        <summary className={`ends gap-4 turns ${css.item}`}>
          <span>{dropdown.label}</span>
          <Icon name="chevron" />
        </summary>
        <ul className={css.nested}>
          {isNamed || <MenuItem className={`bold ${css.link}`} item={dropdown} currentPath={currentPath} />}
          {items.map((item) => (
            <MenuItem key={item.id} className={`bold ${css.link}`} item={item} currentPath={currentPath}>
              {item.type === 'link_with_date' && item.date ? (
                <b className="numeral accent">{formatDayNumber(item.date)} </b>
              ) : null}
              {item.label}
            </MenuItem>
          ))}
        </ul>
      </details>
    </li>
  );
}
