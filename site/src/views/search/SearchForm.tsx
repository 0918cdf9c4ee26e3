import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Input } from '../../ui/Input.tsx';
import { messages } from '../../ui/messages.ts';
import { MAX_TERM, TERM_PARAMETER } from './load.ts';
import styles from './SearchForm.module.css';

type SearchFormProps = { readonly term: string | null; readonly tooLong: boolean };

const errorOf = ({ term, tooLong }: SearchFormProps): string | undefined =>
  term === '' ? messages.search.required : tooLong ? messages.search.too_long : undefined;

/** Asks for a term; the address carries it. The server says what is missing (specification 5). */
export const SearchForm = (props: SearchFormProps) => (
  <search className={styles.search}>
    <form className={styles.form} method="get" noValidate>
      <div className={styles.field}>
        <Field id="zoekterm" label={messages.search.label} required error={errorOf(props)}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name={TERM_PARAMETER}
              defaultValue={props.term ?? ''}
              maxLength={MAX_TERM}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Button type="submit">
        <Icon name="search" />
        {messages.search.button}
      </Button>
    </form>
  </search>
);
