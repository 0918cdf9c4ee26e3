import css from './Icon.module.css';
import sprite from './sprite.svg?url';

/** The interface signs of sprite.svg (`u-*`). */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'book'
  | 'bookmark'
  | 'calendar'
  | 'check'
  | 'chevron'
  | 'clock'
  | 'close'
  | 'external'
  | 'eye'
  | 'facebook'
  | 'filter'
  | 'info'
  | 'instagram'
  | 'link'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'page'
  | 'pause'
  | 'pen'
  | 'pin'
  | 'play'
  | 'plus'
  | 'print'
  | 'ribbon'
  | 'ribbon-saved'
  | 'search'
  | 'share'
  | 'tag'
  | 'target'
  | 'ticket'
  | 'undo'
  | 'user'
  | 'walk'
  | 'warning'
  | 'x';

type IconProps = { name: IconName; className?: string };

/** A sign beside words. Always decoration: the text next to it says what it means. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `${css.icon} ${className}` : css.icon} aria-hidden="true">
      <use href={`${sprite}#u-${name}`} />
    </svg>
  );
}
