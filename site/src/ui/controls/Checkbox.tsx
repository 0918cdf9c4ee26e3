import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { hook } from '../hooks.ts';
import css from './Checkbox.module.css';

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  children: ReactNode;
  /** Neither checked nor unchecked (requirements 4): some of what it stands for. */
  indeterminate?: boolean;
  /** What it shows or hides: the box is then called “Toon …” (requirements 9). */
  shows?: string;
};

/** No attribute says it: an island sets the property, elsewhere `browser/indeterminate.ts` does. */
const tell = (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = true;
};

/** A box to tick, with its words; the whole line is the target. */
export function Checkbox({ children, className, indeterminate = false, shows, ...rest }: CheckboxProps) {
  const name = shows === undefined ? {} : { 'aria-label': fill(filters.show_checkbox, { label: shows }) };
  const mixed = indeterminate ? { ...hook('indeterminate'), ref: tell } : {};
  return (
    <label className={`${css.check} ${className ?? ''}`}>
      <input {...name} {...rest} {...mixed} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
