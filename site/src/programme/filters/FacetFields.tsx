import { AccessSign } from '../../ui/Access.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { fill } from '../../ui/fill.ts';
import { Genre } from '../../ui/Genre.tsx';
import { filters } from '../../ui/messages/filters.ts';
import { isAccessName } from '../access.ts';
import styles from './FacetFields.module.css';
import { FACET_PARAMETERS, type FacetName } from './facets.ts';
import type { FacetOption } from './filter-form.ts';
import { countWords } from './words.ts';

type FacetFieldsProps = { readonly facet: FacetName; readonly options: readonly FacetOption[] };

/** Specification 9: the word for “show”, then the label; and how many that would be. */
const spoken = ({ label, count }: FacetOption): string =>
  `${fill(filters.show_checkbox, { label })}, ${count === 0 ? filters.no_results_value : countWords(count)}`;

const field = (facet: FacetName, option: FacetOption) => ({
  name: FACET_PARAMETERS[facet],
  value: option.slug,
  defaultChecked: option.checked,
  'aria-label': spoken(option),
});

const Sign = ({ name }: { readonly name: NonNullable<FacetOption['icon']> }) =>
  isAccessName(name) ? <AccessSign name={name} /> : <Genre name={name} />;

/** The values of a facet side by side; on a small screen they scroll inside themselves. */
export const FacetChips = ({ facet, options }: FacetFieldsProps) => (
  <div className={styles.chips}>
    {options.map((option) => (
      <Chip
        key={option.slug}
        {...field(facet, option)}
        count={option.count}
        icon={option.icon ? <Sign name={option.icon} /> : undefined}
      >
        {option.label}
      </Chip>
    ))}
  </div>
);

/** The values of a facet below each other, for a panel. */
export const FacetBoxes = ({ facet, options }: FacetFieldsProps) =>
  options.map((option) => (
    <Checkbox key={option.slug} className={styles.box} {...field(facet, option)}>
      <span className={styles.line} data-empty={option.count === 0 || undefined}>
        {option.label}
        <span className={styles.count} aria-hidden="true">
          {option.count}
        </span>
      </span>
    </Checkbox>
  ));
