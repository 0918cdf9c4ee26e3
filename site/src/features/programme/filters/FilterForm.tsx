import { filters } from '@inktvis/messages/filters';
import { ACCESS_PAGE } from '@inktvis/programme/access';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import type { FilterFormModel } from '../model.ts';
import { FacetBoxes, FacetChips } from './FacetFields.tsx';
import styles from './FilterForm.module.css';

type FilterFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onChange' | 'onSubmit'> & {
  readonly model: FilterFormModel;
  /** Whether the list follows every choice by itself. */
  readonly isLive?: boolean;
};

const HINT = 'filters-uitleg';
const ACCESS_HINT = 'toegang-uitleg';

/** What the closed list of places shows: the names that were chosen, or that all of them count. */
const chosenPlaces = ({ options }: FilterFormModel): string =>
  options.location
    .filter(({ checked }) => checked)
    .map(({ label }) => label)
    .join(', ') || filters.all_locations;

/** The filters of the programme: a plain GET form, whose button is visible until the list follows every choice. */
export const FilterForm = ({ model, isLive = false, ...events }: FilterFormProps) => (
  <form
    className={styles.filters}
    method="get"
    action={model.action}
    aria-label={filters.form_label}
    autoComplete="off"
    data-live={isLive || undefined}
    {...events}
  >
    <p className="visually-hidden" id={HINT}>
      <span className={styles.hint}>{filters.hint_live}</span>
    </p>
    <fieldset aria-describedby={HINT}>
      <legend className={styles.legend}>{filters.theme}</legend>
      <FacetChips facet="theme" options={model.options.theme} />
    </fieldset>
    <fieldset aria-describedby={HINT}>
      <legend className={styles.legend}>{filters.type}</legend>
      <FacetChips facet="type" options={model.options.type} />
    </fieldset>
    <div className={styles.row}>
      <fieldset aria-describedby={`${HINT} ${ACCESS_HINT}`}>
        <legend className={styles.legend}>{filters.access}</legend>
        <FacetChips facet="access" options={model.options.access} />
        <p className={styles.access}>
          <span id={ACCESS_HINT}>{filters.access_hint}</span> <a href={ACCESS_PAGE}>{filters.access_more}</a>
        </p>
      </fieldset>
      {/* Its panel opens over what is below: the button stands beside it. */}
      <fieldset className={styles.places} aria-describedby={HINT}>
        <legend className={styles.legend}>{filters.location}</legend>
        <Disclosure label={filters.location} value={chosenPlaces(model)}>
          <FacetBoxes facet="location" options={model.options.location} />
        </Disclosure>
      </fieldset>
      <div className={styles.apply}>
        <Button type="submit">{filters.apply}</Button>
      </div>
    </div>
    {model.hidden.map(({ name, value }) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </form>
);
