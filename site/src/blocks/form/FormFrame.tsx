import { type FormDefinition, routeOf } from '@inktvis/forms';
import { forms } from '@inktvis/messages/forms';
import { ui } from '@inktvis/messages/ui';
import type { ReactNode } from 'react';
import { EXTRA_FIELDS, fieldId } from './anti-spam.ts';
import styles from './FormFrame.module.css';
import type { FormController } from './use-form.ts';

type FormFrameProps = {
  readonly form: FormDefinition;
  readonly controller: FormController;
  readonly id: string;
  /** Where a plain post goes back to, when the page that shows the form is not that page. */
  readonly page?: string;
  readonly label?: string;
  readonly className?: string;
  /** Takes the form's place when it was sent, and when it could not be. */
  readonly sent: ReactNode;
  readonly failed: ReactNode;
  readonly children: ReactNode;
};

/** A form that works by plain post until `useForm` sends it; the hidden confirmation shows when the address ends in its id. */
export const FormFrame = ({
  form,
  controller: { state, isPending, formRef, submit },
  id,
  page,
  label,
  className,
  sent,
  failed,
  children,
}: FormFrameProps) => (
  <div className={styles.frame} id={id} data-state={isPending ? 'busy' : state.kind}>
    <form
      ref={formRef}
      className={className}
      method="post"
      action={routeOf(form)}
      aria-label={label}
      aria-busy={isPending || undefined}
      noValidate
      onSubmit={submit}
    >
      {children}
      {/* An invisible field, and where a plain post leads back to. */}
      <input type="hidden" name={EXTRA_FIELDS.formId} value={id} />
      {page !== undefined && <input type="hidden" name={EXTRA_FIELDS.page} value={page} />}
      <span className="visually-hidden" aria-hidden="true">
        <label htmlFor={fieldId(id, EXTRA_FIELDS.honeypot)}>{forms.honeypot_label}</label>
        <input
          id={fieldId(id, EXTRA_FIELDS.honeypot)}
          name={EXTRA_FIELDS.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </span>
    </form>
    <div className={styles.sent}>{sent}</div>
    {state.kind === 'failed' && failed}
    <p className="visually-hidden" role="status">
      {isPending ? ui.submitting : ''}
    </p>
  </div>
);
