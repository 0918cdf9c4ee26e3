import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { isAccessName } from '@inktvis/programme/access';
import { MAX_CHILD_AGE } from '@inktvis/programme/age';
import { DAY_PARTS } from '@inktvis/programme/filters/day-parts';
import { FACET_DEFINITIONS, type FacetName } from '@inktvis/programme/filters/facets';
import { countWords } from '@inktvis/programme/filters/words';
import { useId, useRef } from 'react';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { AccessSign, Genre, Icon } from '../../../ui/images/Icon.tsx';
import type { FacetOption } from '../list.ts';
import styles from './ProgrammeFilters.module.css';

type Options = { readonly options: readonly FacetOption[] };
type FacetFieldsProps = Options & { readonly facet: FacetName };

/** The accessible name (requirements 9). */
const spoken = ({ label, count }: FacetOption): string =>
  `${fill(filters.show_checkbox, { label })}, ${count === 0 ? filters.no_results_value : countWords(count)}`;

const field = (facet: FacetName, option: FacetOption) => ({
  name: FACET_DEFINITIONS[facet].parameter,
  value: option.slug,
  defaultChecked: option.checked,
  'aria-label': spoken(option),
});

export const FacetChips = ({ facet, options }: FacetFieldsProps) => (
  <div className="cluster gap-2">
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

/** Below each other; in front "all of them" once the script runs. */
export const FacetBoxes = ({ facet, options, isLive }: FacetFieldsProps & { readonly isLive: boolean }) => {
  const chosen = options.filter(({ checked }) => checked).length;
  const isAll = chosen === 0 || chosen === options.length;
  return (
    <div>
      {isLive && (
        <Checkbox
          value="alle"
          defaultChecked={isAll}
          indeterminate={!isAll}
          onInput={({ currentTarget }) => {
            const boxes = currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [];
            for (const box of boxes) box.checked = box === currentTarget;
          }}
        >
          {filters.all_locations}
        </Checkbox>
      )}
      {options.map((option) => (
        <Checkbox key={option.slug} {...field(facet, option)}>
          <span className={`ends gap-5 ${option.count === 0 ? 'soft' : ''}`}>
            {option.label}
            <span className="soft" aria-hidden="true">
              {option.count}
            </span>
          </span>
        </Checkbox>
      ))}
    </div>
  );
};

export const DayParts = ({ options }: Options) => (
  <div className={styles.parts}>
    {options.map((option) => {
      const part = DAY_PARTS.find(({ slug }) => slug === option.slug);
      return (
        <label className={styles.part} key={option.slug}>
          <input type="checkbox" {...field('dayPart', option)} />
          <b className={`numeral ${styles.hours}`}>{part && `${part.from}–${part.until}`}</b>
          <span>
            {option.label} <span className="step--2">{option.count}</span>
          </span>
        </label>
      );
    })}
  </div>
);

type OnlyBoxProps = Options & { readonly facet: FacetName; readonly hint: string };

/** A facet of one value, with what choosing it means. */
export const OnlyBox = ({ facet, options, hint }: OnlyBoxProps) =>
  options.map(({ slug, label, count, checked }) => (
    <Checkbox key={slug} name={FACET_DEFINITIONS[facet].parameter} value={slug} defaultChecked={checked}>
      <b>{label}</b> <small aria-hidden="true">{count}</small>
      <span className="visually-hidden">{`, ${countWords(count)}`}</span>
      <br />
      {hint}
    </Checkbox>
  ));

/** Before the first year there is none, and after none the first or last. */
function stepped(value: string, by: 1 | -1): string {
  const age = Number.parseInt(value, 10);
  if (Number.isNaN(age)) return by > 0 ? '0' : '';
  const next = age + by;
  return next < 0 ? '' : String(Math.min(next, MAX_CHILD_AGE));
}

type AgeFieldProps = Options & {
  readonly onStep?: () => void;
};

/** A text field: a number field changes under a scrolling finger. */
export function AgeField({ options, onStep }: AgeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [id, hint] = [useId(), useId()];
  const step = (by: 1 | -1) => {
    if (!input.current) return;
    input.current.value = stepped(input.current.value, by);
    onStep?.();
  };
  return (
    <div>
      <p className="cluster gap-3 bold">
        <label htmlFor={id}>{filters.child_before}</label>
        <span className={styles.stepper}>
          <button type="button" onClick={() => step(-1)}>
            <span className="visually-hidden">{filters.younger}</span>
            <Icon name="minus" />
          </button>
          <input
            ref={input}
            id={id}
            name={FACET_DEFINITIONS.age.parameter}
            inputMode="numeric"
            maxLength={2}
            placeholder="–"
            defaultValue={options.find(({ checked }) => checked)?.slug ?? ''}
            aria-describedby={hint}
          />
          <button type="button" onClick={() => step(1)}>
            <span className="visually-hidden">{filters.older}</span>
            <Icon name="plus" />
          </button>
        </span>
        <span>{filters.child_after}</span>
      </p>
      <p className="note above-2" id={hint}>
        {filters.child_hint}
      </p>
    </div>
  );
}
