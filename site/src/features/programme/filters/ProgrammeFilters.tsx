import { filters } from '@inktvis/messages/filters';
import { ACCESS_PAGE } from '@inktvis/programme/access';
import { FACET_RULES } from '@inktvis/programme/filters/facets';
import type { ComponentProps } from 'react';
import {
  FilterForm,
  FilterGroup,
  FilterRow,
  FilterSubmit,
} from '../../../layout/filtered-list/FilterForm.tsx';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import type { FilterFormModel } from '../model.ts';
import { FacetBoxes, FacetChips } from './FacetFields.tsx';
import styles from './ProgrammeFilters.module.css';

type ProgrammeFiltersProps = Omit<ComponentProps<typeof FilterForm>, 'action' | 'label' | 'children'> & {
  readonly model: FilterFormModel;
};

const ACCESS_HINT = 'toegang-uitleg';

/** What the closed list of places shows: the names that were chosen, or that all of them count. */
const chosenPlaces = ({ options }: FilterFormModel): string =>
  options.location
    .filter(({ checked }) => checked)
    .map(({ label }) => label)
    .join(', ') || filters.all_locations;

/** The filters of the programme. */
export const ProgrammeFilters = ({ model, ...form }: ProgrammeFiltersProps) => (
  <FilterForm action={model.action} label={filters.form_label} {...form}>
    <FilterGroup legend={filters.theme}>
      <FacetChips facet="theme" options={model.options.theme} />
    </FilterGroup>
    <FilterGroup legend={filters.type}>
      <FacetChips facet="type" options={model.options.type} />
    </FilterGroup>
    <FilterRow>
      <FilterGroup legend={filters.access} hintId={ACCESS_HINT}>
        <FacetChips facet="access" options={model.options.access} />
        <p className={styles.access}>
          <span id={ACCESS_HINT}>{filters.access_hint}</span> <a href={ACCESS_PAGE}>{filters.access_more}</a>
        </p>
      </FilterGroup>
      {/* Its panel opens over what is below: the button stands beside it. */}
      <FilterGroup legend={filters.location} className={styles.places}>
        <Disclosure label={filters.location} value={chosenPlaces(model)}>
          <FacetBoxes facet="location" options={model.options.location} />
        </Disclosure>
      </FilterGroup>
      <FilterSubmit>{filters.apply}</FilterSubmit>
    </FilterRow>
    {/* Chosen by a link; the form keeps it. */}
    {model.options.person.map(({ slug }) => (
      <input key={slug} type="hidden" name={FACET_RULES.person.parameter} value={slug} />
    ))}
    {model.hidden.map(({ name, value }) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </FilterForm>
);
