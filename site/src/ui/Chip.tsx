import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import css from './Chip.module.css';

type ChipProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  /** A genre or access sign before the word. */
  icon?: ReactNode;
  children: ReactNode;
};

/** A filter: a checkbox that looks like a chip. */
export function Chip({ icon, children, ...rest }: ChipProps) {
  return (
    <label className={css.chip}>
      <input {...rest} type="checkbox" />
      <span className={css.face} data-icon={icon ? '' : undefined}>
        {icon}
        {children}
      </span>
    </label>
  );
}
