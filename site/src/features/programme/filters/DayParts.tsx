import { DAY_PARTS } from '@inktvis/programme/filters/day-parts';
import { FACET_DEFINITIONS } from '@inktvis/programme/filters/facets';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import type { FacetOption } from '../model.ts';
import styles from './DayParts.module.css';
import { spoken } from './FacetFields.tsx';

/** The parts of the day: their hours, name and number side by side between thick rules. */
export const DayParts = ({ options }: { readonly options: readonly FacetOption[] }) => (
  <div className={styles.parts}>
    {options.map((option) => {
      const part = DAY_PARTS.find(({ slug }) => slug === option.slug);
      return (
        <label className={styles.part} key={option.slug}>
          <input
            type="checkbox"
            name={FACET_DEFINITIONS.dayPart.parameter}
            value={option.slug}
            defaultChecked={option.checked}
            aria-label={spoken(option)}
          />
          <span className={styles.face}>
            <Numeral as="b" className={styles.hours}>
              {part && `${part.from}–${part.until}`}
            </Numeral>
            <span>
              {option.label} <span className={styles.count}>{option.count}</span>
            </span>
          </span>
        </label>
      );
    })}
  </div>
);
