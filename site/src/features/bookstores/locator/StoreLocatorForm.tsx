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
  readonly error: string | undefined;
  /** Announced once: the progress of finding the position of the device. */
  readonly status: string;
  readonly onLocate: () => void;
};

const ERROR_ID = ownId('plek-fout');

/** A search by postcode, town or name of a shop (GET), and with script a button to use the position of the device. */
export const StoreLocatorForm = ({ action, typed, error, status, onLocate }: StoreLocatorFormProps) => (
  <search className={`${styles.search} stack gap-2`} data-screen-only>
    <form className={`${styles.form} cluster gap-3`} method="get" action={action}>
      <div>
        <Field id={ownId('plek')} label={bookstores.search_label}>
          {(control) => (
            <Input
              {...control}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? ERROR_ID : undefined}
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
      <Button variant="line" className="hidden-without-script" onClick={onLocate}>
        <Icon name="target" />
        {bookstores.use_position}
      </Button>
    </form>
    {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
    <p className="step--2 soft hidden-without-script">{bookstores.position_hint}</p>
    {/* A live region has to be present and empty before its text changes. */}
    <p className="bold" role="status">
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
  <nav className="stack gap-2" data-screen-only aria-label={bookstores.choice_label}>
    <p className="bold">{question}</p>
    <ul className="cluster gap-2">
      {places.map(({ label, href }) => (
        <li key={href}>
          <a className="chip-link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
