import { ownId } from '@inktvis/foundation/element-id';
import { site } from '@inktvis/messages/site';
import { hook } from '../../ui/hooks.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { currentMarkOfGroup } from '../sections.ts';
import { DropdownPanel } from './DropdownPanel.tsx';
import css from './MainNav.module.css';
import { type HeaderContent, MenuItem } from './MenuItem.tsx';

type MainNavProps = { links: HeaderContent['navLinks']; currentPath: string };

/** The main menu from 1025 px. A panel is a native popover: one open at a time, Escape and a click outside close it. */
export function MainNav({ links, currentPath }: MainNavProps) {
  return (
    <nav aria-label={site.menu_label}>
      <ul className={css.list}>
        {links.map((item, place) => {
          if (item.type === 'link') {
            return <MenuItem key={item.id} className={css.item} item={item} currentPath={currentPath} />;
          }
          const panelId = ownId(`paneel-${place + 1}`);
          return (
            <li key={item.id} className={css.dropdown} {...hook('dropdown')}>
              <button
                type="button"
                className={css.item}
                popoverTarget={panelId}
                aria-current={currentMarkOfGroup(item, currentPath)}
              >
                {item.label}
                <Icon name="chevron" className={css.chevron} />
              </button>
              <DropdownPanel id={panelId} dropdown={item} currentPath={currentPath} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
