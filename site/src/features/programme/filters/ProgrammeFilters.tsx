import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { ACCESS_PAGE } from '@inktvis/programme/access';
import { FACET_DEFINITIONS } from '@inktvis/programme/filters/facets';
import { countWords } from '@inktvis/programme/filters/words';
import type { ComponentProps } from 'react';
import { FilterForm, FilterGroup } from '../../../layout/filtered-list/FilterForm.tsx';
import { Button, buttonStyle } from '../../../ui/controls/Button.tsx';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import { inPlace, type OnFollow } from '../../../ui/in-place.ts';
import type { FilterFormModel } from '../links.ts';
import { AgeField } from './AgeField.tsx';
import { DayParts, FacetBoxes, FacetChips, SeatsBox } from './FacetFields.tsx';
import styles from './ProgrammeFilters.module.css';

type ProgrammeFiltersProps = Omit<ComponentProps<typeof FilterForm>, 'action' | 'label' | 'children'> & {
  readonly model: FilterFormModel;
  /** How many items the choice finds. */
  readonly found: number;
  readonly onFollow?: OnFollow;
};

const ACCESS_HINT = ownId('toegang-uitleg');

/** The filters of the programme. Every choice is followed at once, in a sheet over the list with its button. */
export const ProgrammeFilters = ({ model, found, onFollow, ...form }: ProgrammeFiltersProps) => {
  const { options } = model;
  const places = options.location.filter(({ checked }) => checked).map(({ label }) => label);
  return (
    <FilterForm className={styles.form} action={model.action} label={filters.form_label} {...form}>
      <div className={styles.groups}>
        <div className={styles.column}>
          <FilterGroup className={styles.group} legend={filters.day_part}>
            <DayParts options={options.dayPart} />
          </FilterGroup>
          <FilterGroup className={styles.group} legend={filters.for_whom}>
            <AgeField options={options.age} onStep={form.onChange} />
          </FilterGroup>
        </div>
        <div className={styles.column}>
          <FilterGroup className={styles.group} legend={filters.theme}>
            <FacetChips facet="theme" options={options.theme} />
          </FilterGroup>
          <FilterGroup className={styles.group} legend={filters.type}>
            <FacetChips facet="type" options={options.type} />
          </FilterGroup>
        </div>
        <div className={styles.column}>
          <FilterGroup className={styles.group} legend={filters.access} hintId={ACCESS_HINT}>
            <FacetChips facet="access" options={options.access} />
            <p className={styles.access}>
              <span id={ACCESS_HINT}>{filters.access_hint}</span>{' '}
              <a href={ACCESS_PAGE}>{filters.access_more}</a>
            </p>
          </FilterGroup>
          <FilterGroup className={styles.group} legend={filters.location}>
            <Disclosure label={filters.location} value={places.join(', ') || filters.all_locations}>
              <FacetBoxes facet="location" options={options.location} />
            </Disclosure>
          </FilterGroup>
          <div className={styles.group}>
            <SeatsBox options={options.seats} />
          </div>
        </div>
      </div>
      {model.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {options.person.map(({ slug }) => (
        <input key={slug} type="hidden" name={FACET_DEFINITIONS.person.parameter} value={slug} />
      ))}
      <div className={styles.foot}>
        <a {...buttonStyle('line', 'normal')} href={model.clearHref} {...inPlace(onFollow)}>
          {filters.clear}
        </a>
        <Button type="submit" className={styles.show}>
          {form.isLive && found > 0 ? fill(filters.apply_count, { count: countWords(found) }) : filters.apply}
        </Button>
      </div>
    </FilterForm>
  );
};
