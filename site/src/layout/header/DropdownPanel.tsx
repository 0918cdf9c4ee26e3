import type { Block } from '@inktvis/content';
import { formatDayNumber } from '@inktvis/foundation/brussels';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Genre } from '../../ui/images/Icon.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import css from './DropdownPanel.module.css';
import { MenuItem } from './MenuItem.tsx';

type DropdownPanelProps = { id: string; dropdown: Block<'link_with_dropdown'>; currentPath: string };

/** The panel under the header's rule: intro, links in two columns, buttons. */
export function DropdownPanel({ id, dropdown, currentPath }: DropdownPanelProps) {
  const { introTitle, introText, links, buttons, label, link } = dropdown;
  const title = introTitle || label;
  return (
    <div className={css.panel} data-screen-only id={id} popover="auto" data-page="white">
      <Wrap className={css.columns}>
        <div>
          <p className={css.title}>{link ? <HintedLink {...link}>{title}</HintedLink> : title}</p>
          {introText ? <p className={css.intro}>{introText}</p> : null}
        </div>
        <ul className={css.links}>
          {links.map((item) => (
            <MenuItem key={item.id} item={item} currentPath={currentPath}>
              {item.icon ? <Genre name={item.icon} className={css.genre} /> : null}
              <span className={css.words}>{item.label}</span>
            </MenuItem>
          ))}
        </ul>
        <div className={css.buttons}>
          {buttons.map((button, place) => (
            <PanelButton key={button.id} button={button} quiet={place > 0} />
          ))}
        </div>
      </Wrap>
    </div>
  );
}

type PanelButtonProps = {
  button: Block<'link_with_date' | 'button'>;
  /** The first button of a panel is a button; the ones after it are links, so that one thing stands out. */
  quiet: boolean;
};

function PanelButton({ button, quiet }: PanelButtonProps) {
  if (!button.link) return null;
  if (button.type === 'link_with_date') {
    return (
      <HintedLink {...button.link} className={css.date}>
        {button.date ? <Numeral className={css.number}>{formatDayNumber(button.date)}</Numeral> : null}
        <span className={css.words}>{button.label}</span>
      </HintedLink>
    );
  }
  const Shape = quiet ? MoreLink : ButtonLink;
  return <Shape {...button.link}>{button.label}</Shape>;
}
