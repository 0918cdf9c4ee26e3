import { likelyEmail } from '@inktvis/forms';
import { forms } from '@inktvis/messages/forms';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';

type Leave = (event: FocusEvent<HTMLInputElement>) => void;

type EmailHintProps = {
  /** The field, which calls `onBlur` when the visitor leaves it. */
  readonly children: (onBlur: Leave) => ReactNode;
};

/**
 * Asks below a field for an address whether a slip of the keyboard was meant otherwise (`gmail.con`), once the visitor
 * leaves it. A press on the answer fills it in; nothing is refused.
 */
export function EmailHint({ children }: EmailHintProps) {
  const [meant, setMeant] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function leave({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    field.current = currentTarget;
    setMeant(likelyEmail(currentTarget.value));
  }

  function accept(): void {
    if (!field.current || meant === null) return;
    field.current.value = meant;
    field.current.focus();
    setMeant(null);
  }

  return (
    <>
      {children(leave)}
      <p role="status">
        {meant !== null && (
          <span className="anywhere">
            {forms.email_hint}{' '}
            <button type="button" className="words-button above-2" onClick={accept}>
              {meant}
            </button>
            ?
          </span>
        )}
      </p>
    </>
  );
}
