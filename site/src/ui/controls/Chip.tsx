import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import css from './Chip.module.css';

type ChipProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  icon?: ReactNode;
  /** How many items it would find, or an element that a script fills; the name says it in `aria-label`. */
  count: number | ReactElement;
  children: ReactNode;
};

export const Chip = ({ icon, count, children, ...rest }: ChipProps) => (
  <label className={css.chip}>
    <input {...rest} type="checkbox" />
    <span className={css.face} data-empty={count === 0 ? '' : undefined}>
      {icon}
      <span>{children}</span>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
    </span>
  </label>
);
