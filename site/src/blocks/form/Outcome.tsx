import { FORMS, type FormName } from '@inktvis/forms';
import { forms } from '@inktvis/messages/forms';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { sentId } from './anti-spam.ts';
import styles from './Outcome.module.css';

export type HeadingLevel = 2 | 3;

type OutcomeProps = {
  readonly level: HeadingLevel;
  readonly title: string;
  readonly icon: 'check' | 'warning';
  readonly titleRef?: Ref<HTMLElement>;
  readonly id?: string;
  readonly children: ReactNode;
};

/** What takes the place of a form. The title takes the focus. */
export function Outcome({ level, title, icon, titleRef, id, children }: OutcomeProps) {
  const Title = `h${level}` as const;
  return (
    <div
      className={`stack gap-4 ruled-thick ${styles.outcome}`}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
    >
      <Title
        ref={titleRef as Ref<HTMLHeadingElement>}
        className={`gap-3 step-3 ${styles.title}`}
        tabIndex={-1}
      >
        <Icon name={icon} className={icon === 'check' ? styles.done : styles.failed} />
        {title}
      </Title>
      {children}
    </div>
  );
}

type SentProps = {
  readonly name: FormName;
  readonly id: string;
  readonly level: HeadingLevel;
  readonly titleRef?: Ref<HTMLElement>;
  /** The number in the mails; null in a page that is the same for all visitors. */
  readonly reference: string | null;
  readonly isElsewhere?: boolean;
};

export function Sent({ name, id, level, titleRef, reference, isElsewhere = false }: SentProps) {
  const { sent, sentText } = FORMS[name];
  return (
    <Outcome level={level} title={sent} icon="check" titleRef={titleRef} id={sentId(id)}>
      {reference !== null && (
        <dl className={styles.number}>
          <dt className="step--1 bold">{forms.number_title}</dt>
          <dd className="above-2">
            <span className={`numeral anywhere ${styles.digits}`}>{reference}</span>
          </dd>
        </dl>
      )}
      {sentText && <p>{sentText}</p>}
      {!isElsewhere && <p>{reference === null ? forms.number_in_mail : forms.number_text}</p>}
      <div className="cluster gap-4">
        {reference !== null && <CopyNumber reference={reference} />}
        <MoreLink href="/">{forms.to_home}</MoreLink>
      </div>
    </Outcome>
  );
}

function CopyNumber({ reference }: { readonly reference: string }) {
  const { isCopied, copy } = useCopy(reference, {
    done: forms.number_copied,
    failed: forms.number_copy_failed,
  });
  return (
    <Button variant="line" size="small" onClick={copy}>
      <Icon name={isCopied ? 'check' : 'link'} />
      <span>{isCopied ? forms.number_copied_button : forms.number_copy}</span>
    </Button>
  );
}
