import { type Problems, routeOf, type Values } from '@inktvis/forms';
import { forms } from '@inktvis/messages/forms';
import { ui } from '@inktvis/messages/ui';
import type { ReactNode } from 'react';
import { EXTRA_FIELDS, fieldId } from './anti-spam.ts';
import styles from './FormFrame.module.css';
import type { FormController } from './use-form.ts';

/** What a form shows after a plain post: what was typed, what is wrong with it, and the page to go back to. */
export type AfterPost = {
  readonly id: string;
  readonly values?: Values;
  readonly problems?: Problems;
  readonly page?: string;
};

type FormFrameProps = Pick<AfterPost, 'id' | 'page'> & {
  readonly controller: FormController;
  readonly label?: string;
  readonly className?: string;
  /** Takes the form's place when it was sent; hidden until then. */
  readonly sent: ReactNode;
  /** Takes it when it could not be; else nothing. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
};

/** A form that works by plain post until `useForm` sends it; the hidden confirmation shows when the address ends in its id. */
export const FormFrame = ({
  controller: { form, state, isPending, formRef, submit },
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
    {failed}
    <p className="visually-hidden" role="status">
      {isPending ? ui.submitting : ''}
    </p>
  </div>
);
