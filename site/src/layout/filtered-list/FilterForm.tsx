import { ownId } from '@inktvis/foundation/element-id';
import { filters } from '@inktvis/messages/filters';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './FilterForm.module.css';

type FilterFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'children'> & {
  /** Another arrangement than one group below the other. */
  readonly className?: string;
  /** Something in the form changed. */
  readonly onChange?: () => void;
  /** Where the form leads without script. */
  readonly action: string;
  readonly label: string;
  /** Whether the list follows every choice by itself. */
  readonly isLive?: boolean;
};

const HINT_ID = ownId('filters-uitleg');

/** The filters of a list: a plain GET form, whose button is visible until the list follows every choice. */
export const FilterForm = ({
  label,
  className = `stack gap-4 ${styles.filters}`,
  isLive = false,
  onChange,
  children,
  ...form
}: FilterFormProps) => (
  <form
    className={className}
    method="get"
    aria-label={label}
    autoComplete="off"
    data-live={isLive || undefined}
    // React's own change event leaves out what was typed before the form was reset, and is typed again.
    onInput={onChange}
    {...form}
  >
    <p className="visually-hidden" id={HINT_ID}>
      {isLive && filters.hint_live}
    </p>
    {children}
  </form>
);

type FilterGroupProps = {
  readonly legend: string;
  readonly className?: string;
  /** Id of an explanation of this group. */
  readonly hintId?: string;
  readonly children: ReactNode;
};

/** The values of one filter. */
export const FilterGroup = ({ legend, className, hintId, children }: FilterGroupProps) => (
  <fieldset className={className} aria-describedby={hintId ? `${HINT_ID} ${hintId}` : HINT_ID}>
    <legend className={`bold step--1 ${styles.legend}`}>{legend}</legend>
    {children}
  </fieldset>
);

/** Groups side by side, and the button. */
export const FilterRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

/** Values side by side; on a small screen they scroll inside themselves. */
export const FilterChips = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.chips}>{children}</div>
);

/** The button that sends the form. */
export const FilterSubmit = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.apply}>
    <Button type="submit">{children}</Button>
  </div>
);
