import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'accent' | 'light' | 'line' | 'ticket';
export type ButtonSize = 'normal' | 'small';

/** Class and data attributes that buttons and links that look like one share. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string) => ({
  className: `${css.button} ${className ?? ''}`,
  'data-variant': variant,
  'data-size': size,
});
