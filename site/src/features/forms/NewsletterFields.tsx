import { forms } from '@inktvis/messages/forms';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldError } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import type { Problems, Values } from './check.ts';
import { FORMS } from './definitions.ts';
import { FormFrame } from './FormFrame.tsx';
import styles from './NewsletterFields.module.css';
import { fieldId, sentId } from './traps.ts';

const form = FORMS.subscribe;

/** It goes when the form was sent or not (requirements 4); the message is all that stays. */
const Sent = ({ id }: { readonly id: string }) => (
  <p className={styles.message} id={sentId(id)} tabIndex={-1} data-form-sent data-form-focus>
    {form.sent}
  </p>
);

const Failed = () => (
  <div className={styles.message} data-form-failure>
    <div tabIndex={-1} data-form-focus>
      <FieldError>
        <span data-form-error />
      </FieldError>
      <p className={styles.cause} data-form-cause lang="en" />
    </div>
    <Button size="small" data-form-retry>
      {forms.retry}
    </Button>
  </div>
);

type NewsletterFieldsProps = {
  readonly id: string;
  readonly values?: Values;
  readonly problems?: Problems;
  readonly page?: string;
};

/** One address and a button beside it. */
export const NewsletterFields = ({ id, values, problems, page }: NewsletterFieldsProps) => (
  <FormFrame
    form={form}
    id={id}
    page={page}
    className={styles.form}
    sent={<Sent id={id} />}
    failed={<Failed />}
  >
    {form.fields.map((field) => (
      <div className={styles.field} key={field.name}>
        <Field
          id={fieldId(id, field.name)}
          label={field.label}
          required={field.required}
          error={problems?.[field.name]}
        >
          {(tied) => (
            <Input
              {...tied}
              type="email"
              name={field.name}
              autoComplete={field.autoComplete}
              placeholder={forms.email_placeholder}
              defaultValue={values?.[field.name]}
              autoFocus={problems?.[field.name] !== undefined || undefined}
            />
          )}
        </Field>
      </div>
    ))}
    <Button type="submit">{form.submit}</Button>
  </FormFrame>
);
