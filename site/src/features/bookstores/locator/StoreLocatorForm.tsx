import { ownId } from '@inktvis/foundation/element-id';
import { PLACE_PARAMETER } from '@inktvis/foundation/parameters';
import { bookstores } from '@inktvis/messages/bookstores';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field, FieldError } from '../../../ui/controls/Field.tsx';
import { Input } from '../../../ui/controls/Input.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import styles from './StoreLocatorForm.module.css';

type StoreLocatorFormProps = {
  /** Path of the list. */
  readonly action: string;
  /** The place or name in the address. */
  readonly typed: string;
  readonly error?: string;
  /** Announced once: the progress of finding the position of the device. */
  readonly status: string;
  readonly onLocate: () => void;
};

/** Hidden where there is no script. */
const LocateButton = ({ onLocate }: Pick<StoreLocatorFormProps, 'onLocate'>) => (
  <Button variant="line" className={styles.locate} onClick={onLocate}>
    <Icon name="target" />
    {bookstores.use_position}
  </Button>
);

/** A search by postcode, town or name of a shop (GET), and with script a button to use the position of the device. */
export const StoreLocatorForm = ({ action, typed, error, status, onLocate }: StoreLocatorFormProps) => (
  <search className={styles.search} data-screen-only>
    <form className={styles.form} method="get" action={action}>
      <div className={styles.field}>
        <Field id={ownId('plek')} label={bookstores.search_label}>
          {(control) => (
            <Input
              {...control}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? ownId('plek-fout') : undefined}
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
      {!error && <LocateButton onLocate={onLocate} />}
    </form>
    {error && (
      <div className={styles.error}>
        <FieldError id={ownId('plek-fout')}>{error}</FieldError>
        <LocateButton onLocate={onLocate} />
      </div>
    )}
    <p className={styles.hint}>{bookstores.position_hint}</p>
    {/* A live region has to be present and empty before its text changes. */}
    <p className={styles.status} role="status">
      {status}
    </p>
  </search>
);

export type PlaceChoiceProps = {
  readonly question: string;
  readonly places: readonly { readonly label: string; readonly href: string }[];
};

/** Places that a visitor may have meant, each a link to its list. */
export const PlaceChoice = ({ question, places }: PlaceChoiceProps) => (
  <nav className={styles.choice} data-screen-only aria-label={bookstores.choice_label}>
    <p className={styles.question}>{question}</p>
    <ul className={styles.places}>
      {places.map(({ label, href }) => (
        <li key={href}>
          <a className={styles.place} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
