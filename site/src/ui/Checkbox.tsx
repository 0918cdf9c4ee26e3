import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import css from './Checkbox.module.css';

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & { children: ReactNode };

/** A box to tick, with its words; the whole line is the target. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={`${css.check} ${className ?? ''}`}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
