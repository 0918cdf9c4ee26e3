import { search } from '@inktvis/messages/search';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './SearchForm.module.css';
import { OptionTemplate, SuggestionList } from './SuggestionList.tsx';
import { FIELD, MissingTerm, Summary } from './TermProblem.tsx';
import { LONGEST_TERM, TERM_PARAMETER } from './term.ts';

type SearchFormProps = { readonly term: string; readonly error: string | null };

/**
 * Asks for a term; the address carries it. The server says what is missing (requirements 5); with script that is said
 * before sending, and pages are suggested while typing (`search/combobox.client.ts`).
 */
export const SearchForm = ({ term, error }: SearchFormProps) => (
  <search className={styles.search} data-search>
    {error !== null && <Summary error={error} />}
    <div className={styles.combo}>
      <form className={styles.form} method="get" noValidate>
        <div className={styles.field}>
          <Field id={FIELD} label={search.label} required error={error ?? undefined}>
            {(control) => (
              <Input
                {...control}
                type="search"
                name={TERM_PARAMETER}
                defaultValue={term}
                maxLength={LONGEST_TERM}
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
      <SuggestionList />
    </div>
    <p className={styles.hint} id={`${FIELD}-keuze`} data-search-hint>
      {search.hint}
    </p>
    <p className="visually-hidden" role="status" data-search-status />
    <OptionTemplate />
    <MissingTerm />
  </search>
);
