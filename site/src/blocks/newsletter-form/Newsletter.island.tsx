import { FORMS } from '@inktvis/forms';
import { forms } from '@inktvis/messages/forms';
import type { Ref } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Field, FieldError } from '../../ui/controls/Field.tsx';
import { Input } from '../../ui/controls/Input.tsx';
import { fieldId, sentId } from '../form/anti-spam.ts';
import { type AfterPost, FormFrame } from '../form/FormFrame.tsx';
import { useForm } from '../form/use-form.ts';
import styles from './Newsletter.module.css';

const form = FORMS.subscribe;
const { email } = form.fields;

/** One address with a button beside it. A message takes its place when it was sent or not (requirements 4). */
export function Newsletter({ id, values, problems: initialProblems, page }: AfterPost) {
  const controller = useForm(form, initialProblems);
  const { state, problems, isPending, sentRef, failedRef, retry } = controller;
  return (
    <FormFrame
      controller={controller}
      id={id}
      page={page}
      className={`field-row ${styles.form}`}
      sent={
        <p
          ref={sentRef as Ref<HTMLParagraphElement>}
          className={`bold ${styles.message}`}
          id={sentId(id)}
          tabIndex={-1}
        >
          {form.sent}
        </p>
      }
      failed={
        state.kind === 'failed' && (
          <div className={`stack gap-3 bold ${styles.message}`}>
            <div ref={failedRef as Ref<HTMLDivElement>} tabIndex={-1}>
              <FieldError>{state.error}</FieldError>
              {!state.hasResponse && (
                <p className={`step--1 ${styles.cause}`} lang="en">
                  {state.cause}
                </p>
              )}
            </div>
            <Button size="small" onClick={retry}>
              {forms.retry}
            </Button>
          </div>
        )
      }
    >
      <div>
        <Field id={fieldId(id, 'email')} label={email.label} required={email.required} error={problems.email}>
          {(tied) => (
            <Input
              {...tied}
              type="email"
              name="email"
              autoComplete={email.autoComplete}
              placeholder={forms.email_placeholder}
              defaultValue={values?.email}
              readOnly={isPending}
              autoFocus={initialProblems?.email !== undefined || undefined}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={isPending}>
        {form.submit}
      </Button>
    </FormFrame>
  );
}
