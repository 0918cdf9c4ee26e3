import { ownId } from '@inktvis/foundation/element-id';
import { PLACE_PARAMETER } from '@inktvis/foundation/parameters';
import { bookstores } from '@inktvis/messages/bookstores';
import { Button } from '../../ui/controls/Button.tsx';
import { Field, FieldError } from '../../ui/controls/Field.tsx';
import { Input } from '../../ui/controls/Input.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import styles from './StoreLocatorForm.module.css';
import type { Place } from './shop-finder.ts';

type StoreLocatorFormProps = {
  readonly action: string;
  readonly typed: string;
  readonly error: string | undefined;
  readonly places: readonly Place[];
};

const ERROR_ID = ownId('plek-fout');

export const StoreLocatorForm = ({ action, typed, error, places }: StoreLocatorFormProps) => (
  <search className={`${styles.search} stack gap-2`} data-screen-only data-locator="">
    <form className={`field-row ${styles.form}`} method="get" action={action}>
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
        {/* Not suggested in the field: WebKit would keep its first Enter for the suggestions. */}
        <datalist>
          {places.map(({ label, point }) => (
            <option key={label} value={label} data-point={`${point.latitude} ${point.longitude}`} />
          ))}
        </datalist>
      </div>
      <Button type="submit">
        <Icon name="search" />
        {bookstores.search_button}
      </Button>
      <Button variant="line" className="hidden-without-script" disabled>
        <Icon name="target" />
        {bookstores.use_position}
      </Button>
    </form>
    {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
    <p className="step--2 soft hidden-without-script">{bookstores.position_hint}</p>
    {/* A live region has to be present and empty before its text changes. */}
    <p className="bold" role="status" />
  </search>
);
