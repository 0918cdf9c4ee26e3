import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './Button.tsx';
import { LinkHint } from './LinkHint.tsx';

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  external?: boolean;
  newWindow?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  size = 'normal',
  external = false,
  newWindow = false,
  className,
  children,
  ...attributes
}: ButtonLinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      target={newWindow ? '_blank' : undefined}
      rel={newWindow ? 'noopener' : undefined}
      {...buttonStyle(variant, size, className)}
    >
      {children}
      <LinkHint external={external} newWindow={newWindow} />
    </a>
  );
}
