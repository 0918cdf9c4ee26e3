import type { ReactNode } from 'react';
import { Icon } from '../images/Icon.tsx';
import { LinkHint } from './LinkHint.tsx';
import css from './MoreLink.module.css';

type MoreLinkProps = {
  href: string;
  external?: boolean;
  newWindow?: boolean;
  className?: string;
  children: ReactNode;
};

/** Underlined words and an arrow that steps aside on hover. */
export function MoreLink({ href, external = false, newWindow = false, className, children }: MoreLinkProps) {
  return (
    <a
      className={`${css.more} ${className ?? ''}`}
      href={href}
      target={newWindow ? '_blank' : undefined}
      rel={newWindow ? 'noopener' : undefined}
    >
      <span>{children}</span>
      <Icon name={external ? 'external' : 'arrow-right'} />
      <LinkHint external={external} newWindow={newWindow} />
    </a>
  );
}
