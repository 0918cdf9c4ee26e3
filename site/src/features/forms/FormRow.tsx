import { forms } from '@inktvis/messages/forms';
import { Control } from '../../ui/Control.tsx';
import { Field } from '../../ui/Field.tsx';
import type { FormField } from './definitions.ts';
import { fieldId } from './traps.ts';

type FormRowProps = {
  readonly field: FormField;
  /** Of the form. */
  readonly id: string;
  readonly value?: string;
  readonly problem?: string;
};

/** A field with its label, and below it what is wrong. */
export const FormRow = ({ field, id, value, problem }: FormRowProps) => (
  <Field
    id={fieldId(id, field.name)}
    label={field.label}
    required={field.required}
    note={field.required ? undefined : forms.optional}
    error={problem}
    wide={field.wide}
  >
    {(tied) => (
      <Control
        tied={tied}
        type={field.control}
        name={field.name}
        value={value}
        autoComplete={field.autoComplete}
      />
    )}
  </Field>
);
