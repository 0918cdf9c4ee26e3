import { filters } from '@inktvis/messages/filters';
import { ACCESS_PAGE } from '@inktvis/programme/access';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { FacetBoxes, FacetChips } from './FacetFields.tsx';
import styles from './FilterForm.module.css';
import type { FilterFormModel } from './filter-form.ts';

type FilterFormProps = { readonly model: FilterFormModel };

const HINT = 'filters-uitleg';
const ACCESS_HINT = 'toegang-uitleg';

/** What the closed list of places shows: the names that were chosen, or that all of them count. */
const chosenPlaces = ({ options }: FilterFormModel): string =>
  options.location
    .filter(({ checked }) => checked)
    .map(({ label }) => label)
    .join(', ') || filters.all_locations;

/**
 * The filters of the programme as a plain form. `update/programme-update.client.ts` makes the list follow every
 * choice; until it has come, or when it does not come, the button sends the form.
 */
export const FilterForm = ({ model }: FilterFormProps) => (
  <form
    className={styles.filters}
    method="get"
    action={model.action}
    aria-label={filters.form_label}
    autoComplete="off"
    data-programme-filters
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
