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

type SignProps = { readonly id: string; readonly className: string | undefined };

const Sign = ({ id, className }: SignProps) => (
  <svg className={className} aria-hidden="true">
    <use href={`${sprite}#${id}`} />
  </svg>
);

const joined = (own: string | undefined, given = '') => `${own} ${given}`.trim();

type NamedProps<Name> = { readonly name: Name; readonly className?: string };

/** A sign beside words. Always decoration: the text next to it says what it means. */
export const Icon = ({ name, className }: NamedProps<IconName>) => (
  <Sign id={`u-${name}`} className={joined(css.icon, className)} />
);

/** The sign of a genre, beside its name. */
export const Genre = ({ name, className }: NamedProps<ThemeIcon>) => (
  <Sign id={`g-${name}`} className={joined(css.genre, className)} />
);

/** A sign of access (requirements D10), beside its word. */
export const AccessSign = ({ name, className }: NamedProps<AccessName>) => (
  <Sign id={`a-${name}`} className={joined(css.icon, className)} />
);
