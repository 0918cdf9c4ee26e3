import type { AccessName } from '@inktvis/programme/access';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
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
  | 'door'
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
  | 'queue-1'
  | 'queue-2'
  | 'queue-3'
  | 'queue-closed'
  | 'ribbon'
  | 'ribbon-saved'
  | 'search'
  | 'share'
  | 'stop'
  | 'tag'
  | 'target'
  | 'ticket'
  | 'undo'
  | 'user'
  | 'walk'
  | 'warning'
  | 'x';

const signs =
  <Name extends string>(prefix: string, own = '') =>
  ({ name, className = '' }: { readonly name: Name; readonly className?: string }) => (
    <svg className={`${own} ${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#${prefix}-${name}`} />
    </svg>
  );

/** A sign beside words. Always decoration: the text next to it says what it means. */
export const Icon = signs<IconName>('u', css.icon);

export const Genre = signs<ThemeIcon>('g', css.genre);

/** A sign of access (requirements D10), beside its word. */
export const AccessSign = signs<AccessName>('a', css.icon);
