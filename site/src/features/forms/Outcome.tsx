import { forms } from '@inktvis/messages/forms';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import type { FormDefinition } from './definitions.ts';
import styles from './Outcome.module.css';
import { sentId } from './traps.ts';

/** Level of the headings that may come in a form. */
export type FormLevel = 2 | 3;

type TitleProps = { readonly level: FormLevel; readonly children: ReactNode };

/** The title takes the focus: it is what there is to read now. */
const OutcomeTitle = ({ level, children }: TitleProps) => {
  const Title = `h${level}` as const;
  return (
    <Title className={styles.title} tabIndex={-1} data-form-focus>
      {children}
    </Title>
  );
};

type SentProps = { readonly form: FormDefinition; readonly id: string; readonly level: FormLevel };

/**
 * What stands in the place of a form that was sent. It is in every page, out of sight, and shows when the address ends
 * in its id: that is where the plain post leads, so nothing has to be remembered between two requests.
 */
export const Sent = ({ form, id, level }: SentProps) => (
  <div className={styles.outcome} id={sentId(id)} tabIndex={-1} data-form-sent>
    <OutcomeTitle level={level}>
      <Icon name="check" className={styles.done} />
      {form.sent}
    </OutcomeTitle>
    <p>{form.sentText}</p>
    <MoreLink href="/">{forms.to_home}</MoreLink>
  </div>
);

type FailedProps = { readonly level: FormLevel; readonly text?: string; readonly children?: ReactNode };

/** What stands in the place of a form that could not be sent. The script fills in why. */
export const Failed = ({ level, text = '', children }: FailedProps) => (
  <div className={styles.outcome} data-form-failure>
    <OutcomeTitle level={level}>
      <Icon name="warning" className={styles.failed} />
      {forms.failed_title}
    </OutcomeTitle>
    <p data-form-error>{text}</p>
    <p>{forms.failed_kept}</p>
    <p className={styles.cause} data-form-cause lang="en" />
    {children ?? <Button data-form-retry>{forms.retry}</Button>}
  </div>
);
