import type { MouseEventHandler, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './Button.tsx';
import { LinkHint } from './LinkHint.tsx';

type ButtonLinkProps = {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  external?: boolean;
  newWindow?: boolean;
  className?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  size = 'normal',
  external = false,
  newWindow = false,
  className,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      target={newWindow ? '_blank' : undefined}
      rel={newWindow ? 'noopener' : undefined}
      {...buttonStyle(variant, size, className)}
    >
      {children}
      <LinkHint external={external} newWindow={newWindow} />
    </a>
  );
}
