import { ownId } from '@inktvis/foundation/element-id';
import { TERM_PARAMETER } from '@inktvis/foundation/parameters';
import { search } from '@inktvis/messages/search';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ErrorSummary, Field } from '../../../ui/controls/Field.tsx';
import { Input } from '../../../ui/controls/Input.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import sprite from '../../../ui/images/sprite.svg?url';
import { MAX_TERM_LENGTH } from '../index/term.ts';
import type { SearchField } from '../load.ts';
import { Marked } from '../Marked.tsx';
import styles from './Search.module.css';
import { LIST_ID, optionId, useCombobox } from './use-combobox.ts';

const FIELD_ID = ownId('zoekterm');
const HINT_ID = `${FIELD_ID}-keuze`;

type SuggestionListProps = ReturnType<typeof useCombobox>['list'];

/** A press on a suggestion leaves the focus in the field. */
const SuggestionList = ({ choices, active }: SuggestionListProps) => (
  <div
    id={LIST_ID}
    role="listbox"
    aria-label={search.suggestions}
    className={styles.list}
    hidden={choices.length === 0}
    onMouseDown={(event) => event.preventDefault()}
  >
    {choices.map(({ href, sign, title, marks, kind }, index) => (
      <a
        key={href}
        id={optionId(index)}
        role="option"
        aria-selected={index === active}
        className={styles.option}
        href={href}
        tabIndex={-1}
      >
        <svg className={styles.sign} aria-hidden="true" focusable="false">
          <use href={`${sprite}#${sign}`} />
        </svg>
        <span>
          <Marked text={title} marks={marks} as="b" />
        </span>{' '}
        <span className={`${styles.kind} step--2`}>{kind}</span>
      </a>
    ))}
  </div>
);

/** A GET form of which the server checks the term (requirements 5). What is typed before hydration stays in the field. */
export function Search({ term, error }: SearchField) {
  const [isHydrated, setHydrated] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { attributes, handlers, list, status, setTyped } = useCombobox();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for what was typed before hydration.
  useEffect(() => {
    setHydrated(true);
    const field = input.current;
    if (field && field === document.activeElement && field.value !== term) setTyped(field.value);
  }, []);

  return (
    <search className={`${styles.search} stack`}>
      {error !== null && (
        <ErrorSummary id={ownId('zoekfout')} level={2} title={search.problem} className="below-5">
          <p>
            <a href={`#${FIELD_ID}`}>{error}</a>
          </p>
        </ErrorSummary>
      )}
      <div className="relative">
        <form className={`field-row ${styles.form}`} method="get" action="?" noValidate>
          <div>
            <Field id={FIELD_ID} label={search.label} required error={error ?? undefined}>
              {(control) => (
                <Input
                  {...control}
                  {...handlers}
                  {...(isHydrated && attributes)}
                  ref={input}
                  aria-describedby={
                    [control['aria-describedby'], isHydrated && HINT_ID].filter(Boolean).join(' ') ||
                    undefined
                  }
                  type="search"
                  name={TERM_PARAMETER}
                  defaultValue={term}
                  maxLength={MAX_TERM_LENGTH}
                  autoComplete="off"
                  autoCapitalize="none"
                  enterKeyHint="search"
                />
              )}
            </Field>
          </div>
          <Button type="submit">
            <Icon name="search" />
            {search.button}
          </Button>
        </form>
        <SuggestionList {...list} />
      </div>
      <p className="step--2 soft above-2 hidden-without-script" id={HINT_ID}>
        {search.hint} <span className={styles.keys}>{search.hint_keys}</span>
      </p>
      <p className="visually-hidden" role="status" data-search-status>
        {status}
      </p>
    </search>
  );
}
