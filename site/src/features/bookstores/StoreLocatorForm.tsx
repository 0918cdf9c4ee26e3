import { bookstores } from '@inktvis/messages/bookstores';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldError } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Input } from '../../ui/Input.tsx';
import { PLACE_PARAMETER } from './locator-address.ts';
import styles from './StoreLocatorForm.module.css';

type NearFormProps = {
  /** Path of the list. */
  readonly action: string;
  /** What was typed. */
  readonly typed: string;
  readonly error?: string;
};

/** Asks where a visitor is: by postcode or town, or, with script and only on a click, by the browser. */
export const NearForm = ({ action, typed, error }: NearFormProps) => (
  <search className={styles.search}>
    <form className={styles.form} method="get" action={action}>
      <div className={styles.field}>
        <Field id="plek" label={bookstores.search_label}>
          {(control) => (
            <Input
              {...control}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'plek-fout' : undefined}
              name={PLACE_PARAMETER}
              defaultValue={typed}
              maxLength={60}
              autoComplete="postal-code"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <Button type="submit">
        <Icon name="search" />
        {bookstores.search_button}
      </Button>
      <Button
        variant="line"
        className={styles.locate}
        data-press
        data-near-locate={bookstores.near_me_failed}
      >
        <Icon name="target" />
        {bookstores.near_me}
      </Button>
    </form>
    {error && (
      <div className={styles.error}>
        <FieldError id="plek-fout">{error}</FieldError>
      </div>
    )}
    <p className={styles.hint}>{bookstores.near_me_hint}</p>
    {/* There from the start and empty: what a script writes into it is said once. */}
    <p className={styles.status} role="status" data-near-status />
  </search>
);
