import type { ComponentPropsWithoutRef } from 'react';
import { Icon, type IconName } from '../images/Icon.tsx';
import css from './IconButton.module.css';

type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  icon: IconName;
  label: string;
};

/** A square of 48 px with a sign; its name is said, not shown. */
export const IconButton = ({ icon, label, type = 'button', className, ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={`${css.iconButton} ${className ?? ''}`}>
    <span className="visually-hidden">{label}</span>
    <Icon name={icon} />
  </button>
);

type IconLinkProps = { href: string; icon: IconName; label: string; className?: string };

export const IconLink = ({ href, icon, label, className }: IconLinkProps) => (
  <a data-screen-only href={href} className={`${css.iconButton} ${className ?? ''}`}>
    <span className="visually-hidden">{label}</span>
    <Icon name={icon} />
  </a>
);
