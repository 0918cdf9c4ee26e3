import { ownId } from '@inktvis/foundation/element-id';
import { site } from '@inktvis/messages/site';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { hook } from '../../ui/hooks.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { currentMark, currentMarkOfGroup } from '../sections.ts';
import { DropdownPanel } from './DropdownPanel.tsx';
import css from './MainNav.module.css';
import type { HeaderContent } from './TopLinks.tsx';

type MainNavProps = { links: HeaderContent['navLinks']; currentPath: string };

/** The main menu from 1025 px. A panel is a native popover: one open at a time, Escape and a click outside close it. */
export function MainNav({ links, currentPath }: MainNavProps) {
  return (
    <nav aria-label={site.menu_label}>
      <ul className={css.list}>
        {links.map((item, place) => {
          if (item.type === 'link') {
            return item.link ? (
              <li key={item.id}>
                <HintedLink
                  className={css.item}
                  {...item.link}
                  aria-current={currentMark(item.link.href, currentPath)}
                >
                  {item.label}
                </HintedLink>
              </li>
            ) : null;
          }
          const panelId = ownId(`paneel-${place + 1}`);
          return (
            <li key={item.id} className={css.dropdown} {...hook('dropdown')}>
              <button
                type="button"
                className={css.item}
                popoverTarget={panelId}
                aria-current={currentMarkOfGroup(hrefsOf(item), currentPath)}
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

type Dropdown = Extract<HeaderContent['navLinks'][number], { type: 'link_with_dropdown' }>;

const hrefsOf = (dropdown: Dropdown): readonly string[] =>
  [dropdown.link, ...dropdown.links.map(({ link }) => link)].flatMap((link) => (link ? [link.href] : []));
