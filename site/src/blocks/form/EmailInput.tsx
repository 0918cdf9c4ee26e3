import { likelyEmail } from '@inktvis/forms';
import { forms } from '@inktvis/messages/forms';
import { type ComponentProps, useRef, useState } from 'react';
import { Input } from '../../ui/controls/Input.tsx';

/**
 * A field for an address. Once the visitor leaves it, it asks whether a slip of the keyboard was meant otherwise
 * (`gmail.con`). A press on the answer fills it in; nothing is refused.
 */
export function EmailInput(props: ComponentProps<'input'>) {
  const [meant, setMeant] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function accept(): void {
    if (!field.current || meant === null) return;
    field.current.value = meant;
    field.current.focus();
    setMeant(null);
  }

  return (
    <>
      <Input
        {...props}
        ref={field}
        type="email"
        onBlur={({ currentTarget }) => setMeant(likelyEmail(currentTarget.value))}
      />
      <p role="status">
        {meant !== null && (
          <span className="anywhere">
            {forms.email_hint}{' '}
            <button type="button" className="words-button" onClick={accept}>
              {meant}
            </button>
            ?
          </span>
        )}
      </p>
    </>
  );
}
