import type { ComponentPropsWithoutRef } from 'react';
import css from './Checkbox.module.css';

/** A box to tick, with its words; the whole line is the target. */
export const Checkbox = ({ children, className, ...rest }: ComponentPropsWithoutRef<'input'>) => (
  <label className={`${css.check} ${className ?? ''}`}>
    <input {...rest} type="checkbox" />
    <span>{children}</span>
  </label>
);
