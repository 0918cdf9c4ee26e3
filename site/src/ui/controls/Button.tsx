import { ui } from '@inktvis/messages/ui';
import type { ComponentPropsWithoutRef } from 'react';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'accent' | 'light' | 'line' | 'ticket';
export type ButtonSize = 'normal' | 'small';

/** Class and data attributes that buttons and links that look like one share. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string) => ({
  className: `${css.button} ${className ?? ''}`,
  'data-variant': variant,
  'data-size': size,
});

type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that work is under way. The button keeps its focus; the form refuses a second press. */
  busy?: boolean;
};

export const Button = ({
  variant = 'primary',
  size = 'normal',
  busy = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button {...rest} type={type} aria-disabled={busy || undefined} {...buttonStyle(variant, size, className)}>
    {busy ? (
      <>
        <span className={css.spinner} aria-hidden="true" />
        <span>{ui.submitting}</span>
      </>
    ) : (
      children
    )}
  </button>
);
