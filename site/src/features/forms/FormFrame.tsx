import type { ReactNode } from 'react';
import { BusyWords } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { type FormDefinition, routeOf } from './definitions.ts';
import styles from './FormFrame.module.css';
import { Traps } from './Traps.tsx';

type FormFrameProps = {
  readonly form: FormDefinition;
  readonly id: string;
  /** Where to go back to, when the page that holds the form is not that page. */
  readonly page?: string;
  /** What the form is called for who jumps between the parts of a page. */
  readonly name?: string;
  readonly className?: string;
  /** What stands in the form's place when it was sent; shown by the script, or by the address. */
  readonly sent: ReactNode;
  /** What stands there when it failed. */
  readonly failed: ReactNode;
  /** What the script puts above the fields when some are wrong; without it the first wrong field gets the focus. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A form with all it may turn into. Works by plain post; `browser/send-form.ts` sends it without leaving the page, and finds
 * everything by its `data-form…` name. The checks are ours, in the same words with and without script: `noValidate`.
 */
export const FormFrame = ({
  form,
  id,
  page,
  name,
  className,
  sent,
  failed,
  summary,
  children,
}: FormFrameProps) => (
  <div className={styles.frame} id={id} data-form={form.name}>
    <form
      className={`${styles.form} ${className ?? ''}`}
      method="post"
      action={routeOf(form)}
      aria-label={name}
      noValidate
    >
      {children}
      <Traps id={id} page={page} />
    </form>
    <div className={styles.sent}>{sent}</div>
    <p className="visually-hidden" role="status" data-form-status />
    <template data-form-failed>{failed}</template>
    {summary && <template data-form-problems>{summary}</template>}
    <template data-form-problem>
      <FieldError />
    </template>
    <template data-form-busy>
      <BusyWords />
    </template>
  </div>
);
