import type { ComponentPropsWithoutRef } from 'react';
import css from './Checkbox.module.css';

type CheckboxProps = ComponentPropsWithoutRef<'input'> & {
  /** It stands for a group of which some are chosen, not all. */
  readonly indeterminate?: boolean;
};

export const Checkbox = ({ children, className, indeterminate = false, ...rest }: CheckboxProps) => (
  <label className={`${css.check} ${className ?? ''}`}>
    <input
      {...rest}
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = indeterminate;
      }}
    />
    <span>{children}</span>
  </label>
);
