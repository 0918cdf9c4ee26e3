import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input, TextArea } from '../../ui/Input.tsx';
import { messages } from '../../ui/messages.ts';
import type { BlockProps } from '../entry.ts';
import styles from './Form.module.css';
import { contactFields, type FormField, groupPurchaseFields } from './fields.ts';

const FORMS = {
  contact: {
    name: messages.forms.contact_form,
    action: '/api/contact',
    fields: contactFields,
    submit: messages.forms.submit_contact,
    variant: 'primary',
  },
  groupPurchase: {
    name: messages.forms.group_form,
    action: '/api/group-purchase',
    fields: groupPurchaseFields,
    submit: messages.forms.submit_group,
    variant: 'accent',
  },
} as const;

function FormRow({ field, id }: { readonly field: FormField; readonly id: string }) {
  const { name, control, autoComplete, label, required, wide } = field;
  return (
    <Field id={id} label={label} required={required} wide={wide}>
      {(tied) =>
        control === 'textarea' ? (
          <TextArea {...tied} name={name} autoComplete={autoComplete} />
        ) : (
          <Input
            {...tied}
            name={name}
            type={control === 'email' ? 'email' : 'text'}
            inputMode={control === 'number' ? 'numeric' : undefined}
            autoComplete={autoComplete}
          />
        )
      }
    </Field>
  );
}

/** The asterisk of the hint looks like the ones it explains. */
function RequiredHint() {
  const [before, after] = messages.forms.required_hint.split('*');
  return (
    <p>
      {before}
      <b className={styles.asterisk}>*</b>
      {after}
    </p>
  );
}

/** The contact form or the one for group tickets; a plain form post (specification 7.1). */
export function Form({ block }: BlockProps<'form'>) {
  if (!block.form) return null;
  const { name, action, fields, submit, variant } = FORMS[block.form];
  return (
    <div className={styles.form}>
      <RequiredHint />
      <form className={styles.fields} method="post" action={action} aria-label={name}>
        {fields.map((field) => (
          <FormRow key={field.name} field={field} id={`${block.id}-${field.name}`} />
        ))}
        <div className={styles.submit}>
          <Button type="submit" variant={variant}>
            {submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
