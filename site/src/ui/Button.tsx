import { forms } from '@inktvis/messages/forms';
import type { ComponentPropsWithoutRef } from 'react';
import css from './Button.module.css';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that work is under way. The button keeps its focus; the form refuses a second press. */
  busy?: boolean;
};

export function Button({
  variant = 'primary',
  size = 'normal',
  busy = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      {...buttonStyle(variant, size, className)}
    >
      {busy ? (
        <>
          <span className={css.spinner} aria-hidden="true" />
          {forms.submitting}
        </>
      ) : (
        children
      )}
    </button>
  );
}
