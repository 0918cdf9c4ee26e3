import { filters } from '@inktvis/messages/filters';
import { MAX_CHILD_AGE } from '@inktvis/programme/age';
import { FACET_DEFINITIONS } from '@inktvis/programme/filters/facets';
import { useId, useRef } from 'react';
import { Icon } from '../../../ui/images/Icon.tsx';
import type { FacetOption } from '../model.ts';
import styles from './AgeField.module.css';

type AgeFieldProps = {
  readonly options: readonly FacetOption[];
  /** The value changed without the visitor having typed. */
  readonly onStep?: () => void;
};

/** One year more or less; before the first year there is none, and after none the first or last. */
function stepped(value: string, by: 1 | -1): string {
  const age = Number.parseInt(value, 10);
  if (Number.isNaN(age)) return by > 0 ? '0' : '';
  const next = age + by;
  return next < 0 ? '' : String(Math.min(next, MAX_CHILD_AGE));
}

/** "Kind van [6] jaar": empty is every age. A text field, because a number field changes under a scrolling finger. */
export function AgeField({ options, onStep }: AgeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [field, hint] = [useId(), useId()];
  const chosen = options.find(({ checked }) => checked)?.slug ?? '';
  const step = (by: 1 | -1) => {
    if (!input.current) return;
    input.current.value = stepped(input.current.value, by);
    onStep?.();
  };
  return (
    <div>
      <p className={styles.line}>
        <label htmlFor={field}>{filters.child_before}</label>
        <span className={styles.stepper}>
          <button type="button" onClick={() => step(-1)}>
            <span className="visually-hidden">{filters.younger}</span>
            <Icon name="minus" />
          </button>
          <input
            ref={input}
            id={field}
            className={styles.input}
            name={FACET_DEFINITIONS.age.parameter}
            inputMode="numeric"
            maxLength={2}
            placeholder="–"
            defaultValue={chosen}
            aria-describedby={hint}
          />
          <button type="button" onClick={() => step(1)}>
            <span className="visually-hidden">{filters.older}</span>
            <Icon name="plus" />
          </button>
        </span>
        <span>{filters.child_after}</span>
      </p>
      <p className={styles.hint} id={hint}>
        {filters.child_hint}
      </p>
    </div>
  );
}
