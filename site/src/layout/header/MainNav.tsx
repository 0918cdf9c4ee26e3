import type { Block } from '@inktvis/content';
import { formatDayNumber } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { site } from '@inktvis/messages/site';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Genre, Icon } from '../../ui/images/Icon.tsx';
import { currentMarkOfGroup } from '../sections.ts';
import css from './MainNav.module.css';
import { type HeaderContent, MenuItem } from './MenuItem.tsx';

type MainNavProps = { links: HeaderContent['navLinks']; currentPath: string };

/** The main menu from 1025 px. A panel is a native popover: one open at a time, Escape and a click outside close it. */
export const MainNav = ({ links, currentPath }: MainNavProps) => (
  <nav aria-label={site.menu_label}>
    <ul className={`cluster ${css.list}`}>
      {links.map((item, place) => {
        if (item.type === 'link') {
          return <MenuItem key={item.id} className={css.item} item={item} currentPath={currentPath} />;
        }
        const panelId = ownId(`paneel-${place + 1}`);
        return (
          <li key={item.id} data-dropdown="">
            <button
              type="button"
              className={css.item}
              popoverTarget={panelId}
              aria-current={currentMarkOfGroup(item, currentPath)}
            >
              {item.label}
              <Icon name="chevron" />
            </button>
            <DropdownPanel id={panelId} dropdown={item} currentPath={currentPath} />
          </li>
        );
      })}
    </ul>
  </nav>
);

type DropdownPanelProps = { id: string; dropdown: Block<'link_with_dropdown'>; currentPath: string };

function DropdownPanel({ id, dropdown, currentPath }: DropdownPanelProps) {
  const { introTitle, introText, links, buttons, label, link } = dropdown;
  const title = introTitle || label;
  return (
    <div className={css.panel} data-screen-only id={id} popover="auto" data-page="white">
      <div className={`wrap anywhere ${css.columns}`}>
        <div>
          <p className={css.title}>
            {link ? (
              <HintedLink {...link} className="plain">
                {title}
              </HintedLink>
            ) : (
              title
            )}
          </p>
          {introText ? <p className="lead above-4">{introText}</p> : null}
        </div>
        <ul className={css.links}>
          {links.map((item) => (
            <MenuItem
              key={item.id}
              className={`target gap-3 plain ${css.link}`}
              item={item}
              currentPath={currentPath}
            >
              {item.icon ? <Genre name={item.icon} /> : null}
              <span>{item.label}</span>
            </MenuItem>
          ))}
        </ul>
        <div className="stack gap-3 start">
          {buttons.map((button, place) => (
            <PanelButton key={button.id} button={button} quiet={place > 0} />
          ))}
        </div>
      </div>
    </div>
  );
}

function PanelButton({ button, quiet }: { button: Block<'link_with_date' | 'button'>; quiet: boolean }) {
  if (!button.link) return null;
  if (button.type === 'link_with_date') {
    return (
      <HintedLink {...button.link} className={css.date}>
        {button.date ? <span className={`numeral ${css.number}`}>{formatDayNumber(button.date)}</span> : null}
        <span>{button.label}</span>
      </HintedLink>
    );
  }
  const Shape = quiet ? MoreLink : ButtonLink;
  return <Shape {...button.link}>{button.label}</Shape>;
}
