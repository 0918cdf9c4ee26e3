import { ownId } from '@inktvis/foundation/element-id';
import { TERM_PARAMETER } from '@inktvis/foundation/parameters';
import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import { search } from '@inktvis/messages/search';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/controls/Button.tsx';
import { ErrorSummary, Field } from '../../../ui/controls/Field.tsx';
import { Input } from '../../../ui/controls/Input.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { MAX_TERM_LENGTH } from '../index/term.ts';
import styles from './Search.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import { useCombobox } from './use-combobox.ts';

const FIELD_ID = ownId('zoekterm');
const HINT_ID = `${FIELD_ID}-keuze`;

/** Starts the title of the page with the error, as in a page that the server returns for an invalid form. */
function markTitle(): void {
  const title = document.title.replace(fill(forms.title_error, { title: '' }), '');
  document.title = fill(forms.title_error, { title });
}

const never = () => () => {};
/** False on the server and for the first render in the browser. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export type SearchProps = {
  readonly term: string;
  /** What is wrong with the term that was sent. */
  readonly error: string | null;
};

/**
 * The search form: a GET form of which the server checks the term (requirements 5). In the browser it checks for a term
 * before it is sent, and suggests pages while typing. The text of the field belongs to the browser, so that what is typed
 * before hydration stays.
 */
export function Search({ term, error: sentError }: SearchProps) {
  const [error, setError] = useState(sentError);
  const isHydrated = useIsHydrated();
  const summary = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { inputProps, list, status, clear, request } = useCombobox(input, FIELD_ID);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for what was typed before hydration.
  useEffect(() => {
    const field = input.current;
    if (field && field === document.activeElement && field.value !== term) request(field.value, 0);
  }, []);

  function onSubmit(event: FormEvent): void {
    clear();
    if (input.current?.value.trim() !== '') return;
    event.preventDefault();
    flushSync(() => setError(search.required));
    markTitle();
    summary.current?.focus();
  }

  return (
    <search className={styles.search}>
      {error !== null && (
        <ErrorSummary
          id={ownId('zoekfout')}
          level={2}
          title={search.problem}
          className={styles.summary}
          ref={summary}
        >
          <p>
            <a href={`#${FIELD_ID}`}>{error}</a>
          </p>
        </ErrorSummary>
      )}
      <div className={styles.combo}>
        <form className={styles.form} method="get" noValidate onSubmit={onSubmit}>
          <div className={styles.field}>
            <Field id={FIELD_ID} label={search.label} required error={error ?? undefined}>
              {(control) => (
                <Input
                  {...control}
                  {...(isHydrated ? inputProps : { ref: input })}
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
      <p className={styles.hint} id={HINT_ID}>
        {search.hint} <span className={styles.keys}>{search.hint_keys}</span>
      </p>
      <p className="visually-hidden" role="status" data-search-status>
        {status}
      </p>
    </search>
  );
}
