import { ACCESS } from '@inktvis/content/vocabularies';
import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { ACCESS_PAGE } from '@inktvis/programme/access';
import { FACET_DEFINITIONS } from '@inktvis/programme/filters/facets';
import { countWords } from '@inktvis/programme/filters/words';
import type { ReactNode } from 'react';
import { Button, buttonStyle } from '../../../ui/controls/Button.tsx';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import { inPlace, type OnFollow } from '../../../ui/in-place.ts';
import type { ProgrammeModel } from '../list.ts';
import type { useFilteredList } from '../use-filtered-list.ts';
import { AgeField, DayParts, FacetBoxes, FacetChips, OnlyBox } from './FacetFields.tsx';
import styles from './ProgrammeFilters.module.css';

const HINT = ownId('filters-uitleg');
const ACCESS_HINT = ownId('toegang-uitleg');

type GroupProps = {
  readonly legend: string;
  /** Ids of what explains it. */
  readonly hint?: string;
  readonly children: ReactNode;
};

const Group = ({ legend, hint = HINT, children }: GroupProps) => (
  <fieldset className={styles.group} aria-describedby={hint}>
    <legend className="bold">{legend}</legend>
    {children}
  </fieldset>
);

type ProgrammeFiltersProps = Partial<ReturnType<typeof useFilteredList>['formProps']> & {
  readonly model: Pick<ProgrammeModel, 'options' | 'count'>;
  /** On the same day. */
  readonly clearHref: string;
  readonly onFollow?: OnFollow;
};

/** A plain GET form; with script every choice is followed at once, in a sheet with its button. */
export function ProgrammeFilters({
  model,
  clearHref,
  onFollow,
  isLive = false,
  onChange,
  ...form
}: ProgrammeFiltersProps) {
  const { options, count } = model;
  const places = options.location.filter(({ checked }) => checked).map(({ label }) => label);
  // The day is in the path; what is no filter, and names, are hidden fields.
  const [path = '', query] = clearHref.split('?');
  const hidden = [
    ...new URLSearchParams(query),
    ...options.person.map(({ slug }) => [FACET_DEFINITIONS.person.parameter, slug] as const),
  ];
  return (
    <form
      className={styles.form}
      method="get"
      action={path}
      aria-label={filters.form_label}
      autoComplete="off"
      data-live={isLive || undefined}
      // React's own change event leaves out what was typed before the form was reset, and is typed again.
      onInput={onChange}
      {...form}
    >
      <p className="visually-hidden" id={HINT}>
        {isLive && filters.hint_live}
      </p>
      <div className={styles.groups}>
        <div className={styles.column}>
          <Group legend={filters.day_part}>
            <DayParts options={options.dayPart} />
          </Group>
          <Group legend={filters.for_whom}>
            <AgeField options={options.age} onStep={onChange} />
          </Group>
        </div>
        <div className={styles.column}>
          <Group legend={filters.theme}>
            <FacetChips facet="theme" options={options.theme} />
          </Group>
          <Group legend={filters.type}>
            <FacetChips facet="type" options={options.type} />
          </Group>
        </div>
        <div className={styles.column}>
          <Group legend={ACCESS.title} hint={`${HINT} ${ACCESS_HINT}`}>
            <FacetChips facet="access" options={options.access} />
            <p className="step--1 above-2">
              <span id={ACCESS_HINT}>{filters.access_hint}</span>{' '}
              <a href={ACCESS_PAGE}>{filters.access_more}</a>
            </p>
          </Group>
          <Group legend={filters.location}>
            <Disclosure label={filters.location} value={places.join(', ') || filters.all_locations}>
              <FacetBoxes facet="location" options={options.location} isLive={isLive} />
            </Disclosure>
          </Group>
          <Group legend={filters.places}>
            <OnlyBox facet="seats" options={options.seats} hint={filters.seats_hint} />
            <OnlyBox facet="entry" options={options.entry} hint={filters.without_booking_hint} />
          </Group>
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
          {isLive && count.shown > 0
            ? fill(filters.apply_count, { count: countWords(count.shown) })
            : filters.apply}
        </Button>
      </div>
    </form>
  );
}
