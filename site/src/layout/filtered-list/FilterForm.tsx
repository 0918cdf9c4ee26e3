import { ownId } from '@inktvis/foundation/element-id';
import { filters } from '@inktvis/messages/filters';
import type { ComponentProps, ReactNode } from 'react';
import styles from './FilterForm.module.css';

type FilterFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'children'> & {
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

/** The filters of a list: a plain GET form, which the list follows when there is script. */
export const FilterForm = ({ label, isLive = false, onChange, children, ...form }: FilterFormProps) => (
  <form
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
