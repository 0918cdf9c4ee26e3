import { FORMS, type FormField as FormFieldDefinition, type FormName } from '@inktvis/forms';
import { forms } from '@inktvis/messages/forms';
import peeking from '../../ui/art/inktvis-gluurt-links.svg?url&no-inline';
import stamp from '../../ui/art/postzegel.svg?url&no-inline';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorSummary, Field } from '../../ui/controls/Field.tsx';
import { Input, TextArea } from '../../ui/controls/Input.tsx';
import { fieldId } from './anti-spam.ts';
import styles from './Form.module.css';
import { type AfterPost, FormFrame } from './FormFrame.tsx';
import { type HeadingLevel, Outcome, Sent } from './Outcome.tsx';
import { useForm } from './use-form.ts';

export type FormProps = AfterPost & {
  readonly name: FormName;
  readonly level: HeadingLevel;
  /** Another service that gets what is filled in, instead of this site (requirements 7.1). */
  readonly address?: string;
  readonly ornaments?: boolean;
  readonly reference?: string;
};

export function Form(props: FormProps) {
  const { name, id, level, ornaments = false, values, problems: initialProblems, page } = props;
  const isLetter = name === 'contact';
  const form = FORMS[name];
  const controller = useForm(form, initialProblems, props.address);
  const { state, problems, isPending, summaryRef, sentRef, failedRef, retry } = controller;
  return (
    <FormFrame
      controller={controller}
      id={id}
      page={page}
      label={form.title}
      className={[styles.fields, isLetter && styles.letter, isLetter && ornaments && styles.peeking]
        .filter(Boolean)
        .join(' ')}
      sent={
        <Sent
          name={name}
          id={id}
          level={level}
          titleRef={sentRef}
          reference={state.kind === 'sent' ? state.reference : (props.reference ?? null)}
          isElsewhere={props.address !== undefined}
        />
      }
      failed={
        state.kind === 'failed' && (
          <Outcome level={level} title={forms.failed_title} icon="warning" titleRef={failedRef}>
            {state.error !== forms.failed && <p>{state.error}</p>}
            <p>{forms.failed_kept}</p>
            <p className="note" lang="en">
              {state.cause}
            </p>
            <Button onClick={retry}>{forms.retry}</Button>
          </Outcome>
        )
      }
    >
      {Object.keys(problems).length > 0 && (
        <ErrorSummary id={`${id}-fouten`} level={level} title={forms.summary_title} ref={summaryRef}>
          <ul>
            {Object.entries(problems).map(([fieldName, problem]) => (
              <li key={fieldName}>
                <a href={`#${fieldId(id, fieldName)}`}>{problem}</a>
              </li>
            ))}
          </ul>
        </ErrorSummary>
      )}
      {isLetter && ornaments && (
        <img data-screen-only className={styles.peeker} src={peeking} width={440} height={386} alt="" />
      )}
      <RequiredHint isLetter={isLetter} ornaments={ornaments} />
      {Object.entries(form.fields).map(([fieldName, field]) => (
        <FormField
          key={fieldName}
          id={fieldId(id, fieldName)}
          name={fieldName}
          field={field}
          value={values?.[fieldName]}
          error={problems[fieldName]}
          readOnly={isPending}
        />
      ))}
      <div data-wide>
        <Button type="submit" variant={name === 'group-purchase' ? 'accent' : 'primary'} busy={isPending}>
          {form.submit}
        </Button>
      </div>
    </FormFrame>
  );
}

type FormFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly field: FormFieldDefinition;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly readOnly: boolean;
};

/** A number is typed as text: a browser's own field would change it. */
const FormField = ({ id, name, field, value, error, readOnly }: FormFieldProps) => (
  <Field
    id={id}
    label={field.label}
    required={field.required}
    hint={field.hint}
    note={field.required ? undefined : forms.optional}
    error={error}
    wide={field.wide}
  >
    {(tied) => {
      const { kind, autoComplete } = field;
      const control = { ...tied, name, autoComplete, readOnly, defaultValue: value };
      if (kind === 'textarea') return <TextArea {...control} />;
      const type = kind === 'email' ? 'email' : 'text';
      return <Input {...control} type={type} inputMode={kind === 'number' ? 'numeric' : undefined} />;
    }}
  </Field>
);

function RequiredHint({ isLetter, ornaments }: { readonly isLetter: boolean; readonly ornaments: boolean }) {
  const [before, after] = forms.required_hint.split('*');
  return (
    <div className={isLetter ? `ends gap-4 step--1 ${styles.top}` : undefined} data-wide>
      <p>
        {before}
        <b className={styles.asterisk}>*</b>
        {after}
      </p>
      {isLetter && ornaments && (
        <img data-screen-only className={styles.stamp} src={stamp} width={244} height={152} alt="" />
      )}
    </div>
  );
}
