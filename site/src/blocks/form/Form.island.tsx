import { FORMS, type FormName, type Problems, type Values } from '@inktvis/forms';
import { forms } from '@inktvis/messages/forms';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Control } from '../../ui/controls/Control.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { fieldId, sentId } from './anti-spam.ts';
import styles from './Form.module.css';
import { FormFrame, SubmitButton } from './FormFrame.tsx';
import { useForm } from './use-form.ts';

type HeadingLevel = 2 | 3;

export type FormProps = {
  readonly name: FormName;
  /** Prefix of every id in it. */
  readonly id: string;
  /** Level of the headings that may come in it. */
  readonly level: HeadingLevel;
  /** After a plain post: what was typed, what is wrong with it, and the page to go back to. */
  readonly values?: Values;
  readonly problems?: Problems;
  readonly page?: string;
};

const NO_VALUES: Values = {};

/** A form of fields below each other, in two columns where there is room. */
export function Form({ name, id, level, values = NO_VALUES, problems: initialProblems, page }: FormProps) {
  const form = FORMS[name];
  const controller = useForm(form, initialProblems);
  const { state, problems, isPending, summaryRef, sentRef, failedRef, retry } = controller;
  return (
    <FormFrame
      form={form}
      controller={controller}
      id={id}
      page={page}
      label={form.title}
      className={styles.fields}
      sent={<Sent name={name} id={id} level={level} titleRef={sentRef} />}
      failed={
        state.kind === 'failed' && (
          <Outcome level={level} title={forms.failed_title} icon="warning" titleRef={failedRef}>
            {state.error !== forms.failed && <p>{state.error}</p>}
            <p>{forms.failed_kept}</p>
            <p className={styles.cause} lang="en">
              {state.cause}
            </p>
            <Button onClick={retry}>{forms.retry}</Button>
          </Outcome>
        )
      }
    >
      {Object.keys(problems).length > 0 && (
        <Summary id={id} level={level} problems={problems} summaryRef={summaryRef} />
      )}
      <RequiredHint />
      {Object.entries(form.fields).map(([fieldName, field]) => (
        <Field
          key={fieldName}
          id={fieldId(id, fieldName)}
          label={field.label}
          required={field.required}
          note={field.required ? undefined : forms.optional}
          error={problems[fieldName]}
          wide={field.wide}
        >
          {(tied) => (
            <Control
              tied={tied}
              type={field.kind}
              name={fieldName}
              value={values[fieldName]}
              autoComplete={field.autoComplete}
              readOnly={isPending}
            />
          )}
        </Field>
      ))}
      <div className={styles.wide}>
        <SubmitButton
          form={form}
          isPending={isPending}
          variant={name === 'group-purchase' ? 'accent' : 'primary'}
        />
      </div>
    </FormFrame>
  );
}

/** The asterisk of the hint looks like the ones it explains. */
function RequiredHint() {
  const [before, after] = forms.required_hint.split('*');
  return (
    <p className={styles.wide}>
      {before}
      <b className={styles.asterisk}>*</b>
      {after}
    </p>
  );
}

/** Without script too, the first thing announced on the new page is what went wrong. */
const FOCUSED = { tabIndex: -1, autoFocus: true } as const;

type SummaryProps = Required<Pick<FormProps, 'id' | 'level' | 'problems'>> & {
  readonly summaryRef: Ref<HTMLElement>;
};

/** What is wrong, above the fields, with links to them. */
function Summary({ id, level, problems, summaryRef }: SummaryProps) {
  const Title = `h${level}` as const;
  return (
    <section ref={summaryRef} className={styles.summary} aria-labelledby={`${id}-fouten`} {...FOCUSED}>
      <Title className={styles.summaryTitle} id={`${id}-fouten`}>
        {forms.summary_title}
      </Title>
      <ul>
        {Object.entries(problems).map(([fieldName, problem]) => (
          <li key={fieldName}>
            <a href={`#${fieldId(id, fieldName)}`}>{problem}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OutcomeProps = {
  readonly level: HeadingLevel;
  readonly title: string;
  readonly icon: 'check' | 'warning';
  readonly titleRef?: Ref<HTMLElement>;
  readonly id?: string;
  readonly children: ReactNode;
};

/** What takes the place of a form. The title takes the focus. */
function Outcome({ level, title, icon, titleRef, id, children }: OutcomeProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.outcome} id={id} tabIndex={id === undefined ? undefined : -1}>
      <Title ref={titleRef as Ref<HTMLHeadingElement>} className={styles.outcomeTitle} tabIndex={-1}>
        <Icon name={icon} className={icon === 'check' ? styles.done : styles.failed} />
        {title}
      </Title>
      {children}
    </div>
  );
}

type SentProps = Pick<FormProps, 'name' | 'id' | 'level'> & { readonly titleRef?: Ref<HTMLElement> };

/** What takes the place of a form that was sent. */
export function Sent({ name, id, level, titleRef }: SentProps) {
  const { sent, sentText } = FORMS[name];
  return (
    <Outcome level={level} title={sent} icon="check" titleRef={titleRef} id={sentId(id)}>
      {sentText && <p>{sentText}</p>}
      <MoreLink href="/">{forms.to_home}</MoreLink>
    </Outcome>
  );
}
