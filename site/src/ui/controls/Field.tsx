import type { ReactNode, Ref } from 'react';
import { Icon } from '../images/Icon.tsx';
import css from './Field.module.css';

type ControlProps = {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FieldProps = {
  /** Id of the control; hint and error get ids from it. */
  id: string;
  label: string;
  required?: boolean;
  hint?: string;
  note?: string;
  error?: string;
  wide?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, hint and error below. A required field shows an asterisk (requirements 5). */
export function Field({
  id,
  label,
  required = false,
  hint,
  note,
  error,
  wide = false,
  children,
}: FieldProps) {
  const described = [hint ? `${id}-uitleg` : '', error ? `${id}-fout` : ''].filter(Boolean).join(' ');
  return (
    <div className="stack gap-2" data-wide={wide ? '' : undefined}>
      <label className="bold" htmlFor={id}>
        {label}
        {required ? (
          <span className={css.asterisk} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
        {note ? <span className={`note ${css.note}`}> {note}</span> : null}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p className="note" id={`${id}-uitleg`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-fout`}>{error}</FieldError> : null}
    </div>
  );
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={`${css.error} bold`} id={id}>
    <Icon name="warning" />
    <span>{children}</span>
  </p>
);

type ErrorSummaryProps = {
  id: string;
  level: 2 | 3;
  title: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** What is wrong with a form, above its fields. It takes the focus when it appears, and in a page that comes with it. */
export function ErrorSummary({ id, level, title, className, ref, children }: ErrorSummaryProps) {
  const Title = `h${level}` as const;
  return (
    <section
      ref={ref}
      className={`${css.summary} stack gap-2 ${className ?? ''}`}
      aria-labelledby={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what went wrong is announced first, without script too
      autoFocus
    >
      <Title className="step-1" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
