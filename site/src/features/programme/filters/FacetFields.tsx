import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { isAccessName } from '@inktvis/programme/access';
import { DAY_PARTS } from '@inktvis/programme/filters/day-parts';
import { FACET_DEFINITIONS, type FacetName } from '@inktvis/programme/filters/facets';
import { countWords } from '@inktvis/programme/filters/words';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { AccessSign, Genre } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import type { FacetOption } from '../model.ts';
import parts from './DayParts.module.css';
import styles from './FacetFields.module.css';

type FacetFieldsProps = { readonly facet: FacetName; readonly options: readonly FacetOption[] };

/** The accessible name (requirements 9): "Toon", the label, and how many items the value would give. */
const spoken = ({ label, count }: FacetOption): string =>
  `${fill(filters.show_checkbox, { label })}, ${count === 0 ? filters.no_results_value : countWords(count)}`;

const field = (facet: FacetName, option: FacetOption) => ({
  name: FACET_DEFINITIONS[facet].parameter,
  value: option.slug,
  defaultChecked: option.checked,
  'aria-label': spoken(option),
});

/** The values of a facet side by side, on as many lines as they take. */
export const FacetChips = ({ facet, options }: FacetFieldsProps) => (
  <div className={styles.chips}>
    {options.map((option) => {
      const { slug, label, count, icon } = option;
      const sign = icon && (isAccessName(icon) ? <AccessSign name={icon} /> : <Genre name={icon} />);
      return (
        <Chip key={slug} {...field(facet, option)} count={count} icon={sign ?? undefined}>
          {label}
        </Chip>
      );
    })}
  </div>
);

/** The values of a facet below each other, for a panel. */
export const FacetBoxes = ({ facet, options }: FacetFieldsProps) => (
  <div>
    {options.map((option) => (
      <Checkbox key={option.slug} className={styles.box} {...field(facet, option)}>
        <span className={styles.line} data-empty={option.count === 0 || undefined}>
          {option.label}
          <span className={styles.count} aria-hidden="true">
            {option.count}
          </span>
        </span>
      </Checkbox>
    ))}
  </div>
);

/** The parts of the day: their hours, name and number side by side between thick rules. */
export const DayParts = ({ options }: Pick<FacetFieldsProps, 'options'>) => (
  <div className={parts.parts}>
    {options.map((option) => {
      const part = DAY_PARTS.find(({ slug }) => slug === option.slug);
      return (
        <label className={parts.part} key={option.slug}>
          <input type="checkbox" {...field('dayPart', option)} />
          <span className={parts.face}>
            <Numeral as="b" className={parts.hours}>
              {part && `${part.from}–${part.until}`}
            </Numeral>
            <span>
              {option.label} <span className={parts.count}>{option.count}</span>
            </span>
          </span>
        </label>
      );
    })}
  </div>
);

/** Hides what is sold out or cancelled. */
export const SeatsBox = ({ options }: Pick<FacetFieldsProps, 'options'>) =>
  options.map(({ slug, label, checked }) => (
    <Checkbox key={slug} name={FACET_DEFINITIONS.seats.parameter} value={slug} defaultChecked={checked}>
      <b>{label}</b>
      <br />
      {filters.seats_hint}
    </Checkbox>
  ));
