import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { isAccessName } from '@inktvis/programme/access';
import { FACET_DEFINITIONS, type FacetName } from '@inktvis/programme/filters/facets';
import { countWords } from '@inktvis/programme/filters/words';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { AccessSign, Genre } from '../../../ui/images/Icon.tsx';
import type { FacetOption } from '../model.ts';
import styles from './FacetFields.module.css';

type FacetFieldsProps = { readonly facet: FacetName; readonly options: readonly FacetOption[] };

/** The accessible name (requirements 9): "Toon", the label, and how many items the value would give. */
export const spoken = ({ label, count }: FacetOption): string =>
  `${fill(filters.show_checkbox, { label })}, ${count === 0 ? filters.no_results_value : countWords(count)}`;

const field = (facet: FacetName, option: FacetOption) => ({
  name: FACET_DEFINITIONS[facet].parameter,
  value: option.slug,
  defaultChecked: option.checked,
  'aria-label': spoken(option),
});

const Sign = ({ name }: { readonly name: NonNullable<FacetOption['icon']> }) =>
  isAccessName(name) ? <AccessSign name={name} /> : <Genre name={name} />;

type FacetFieldProps = { readonly facet: FacetName; readonly option: FacetOption };

const FacetChip = ({ facet, option }: FacetFieldProps) => (
  <Chip
    {...field(facet, option)}
    count={option.count}
    icon={option.icon ? <Sign name={option.icon} /> : undefined}
  >
    {option.label}
  </Chip>
);

const FacetBox = ({ facet, option }: FacetFieldProps) => (
  <Checkbox className={styles.box} {...field(facet, option)}>
    <span className={styles.line} data-empty={option.count === 0 || undefined}>
      {option.label}
      <span className={styles.count} aria-hidden="true">
        {option.count}
      </span>
    </span>
  </Checkbox>
);

/** The values of a facet side by side, on as many lines as they take. */
export const FacetChips = ({ facet, options }: FacetFieldsProps) => (
  <div className={styles.chips}>
    {options.map((option) => (
      <FacetChip key={option.slug} facet={facet} option={option} />
    ))}
  </div>
);

/** The values of a facet below each other, for a panel. */
export const FacetBoxes = ({ facet, options }: FacetFieldsProps) => (
  <div>
    {options.map((option) => (
      <FacetBox key={option.slug} facet={facet} option={option} />
    ))}
  </div>
);

/** Hides what is sold out or cancelled. */
export const SeatsBox = ({ options }: { readonly options: readonly FacetOption[] }) =>
  options.map(({ slug, label, checked }) => (
    <Checkbox key={slug} name={FACET_DEFINITIONS.seats.parameter} value={slug} defaultChecked={checked}>
      <b>{label}</b>
      <br />
      {filters.seats_hint}
    </Checkbox>
  ));
