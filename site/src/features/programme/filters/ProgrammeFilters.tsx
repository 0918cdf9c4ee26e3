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
import type { ProgrammeModel } from '../model.ts';
import { AgeField, DayParts, FacetBoxes, FacetChips, SeatsBox } from './FacetFields.tsx';
import styles from './ProgrammeFilters.module.css';

type ProgrammeFiltersProps = Omit<
  ComponentProps<typeof FilterForm>,
  'action' | 'label' | 'className' | 'children'
> & {
  readonly model: Pick<ProgrammeModel, 'options' | 'count'>;
  /** The list without any filter, on the same day. */
  readonly clearHref: string;
  readonly onFollow?: OnFollow;
};

const ACCESS_HINT = ownId('toegang-uitleg');

/** The filters of the programme. Every choice is followed at once, in a sheet over the list with its button. */
export function ProgrammeFilters({ model, clearHref, onFollow, ...form }: ProgrammeFiltersProps) {
  const { options, count } = model;
  const places = options.location.filter(({ checked }) => checked).map(({ label }) => label);
  // The day is in the path; the parameters that are no filter are hidden fields, and so are names, which have no field.
  const [path = '', query] = clearHref.split('?');
  const hidden = [
    ...new URLSearchParams(query),
    ...options.person.map(({ slug }) => [FACET_DEFINITIONS.person.parameter, slug] as const),
  ];
  return (
    <FilterForm className={styles.form} action={path} label={filters.form_label} {...form}>
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
            <p className="step--1 above-2">
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
        {hidden.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      </div>
      <div className={styles.foot}>
        <a {...buttonStyle('line', 'normal')} href={clearHref} {...inPlace(onFollow)}>
          {filters.clear}
        </a>
        <Button type="submit" className={styles.show}>
          {form.isLive && count.shown > 0
            ? fill(filters.apply_count, { count: countWords(count.shown) })
            : filters.apply}
        </Button>
      </div>
    </FilterForm>
  );
}
