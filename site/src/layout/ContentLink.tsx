import type { Link } from '@inktvis/content';
import type { ReactNode } from 'react';
import { LinkHint } from '../ui/controls/LinkHint.tsx';

type ContentLinkProps = {
  link: Link;
  className?: string;
  /** `page` on the page itself, `true` on the section it is in. */
  current?: 'page' | 'true';
  children: ReactNode;
};

/** A link an editor made: says when it leaves the site or opens a window. */
export function ContentLink({ link, className, current, children }: ContentLinkProps) {
  return (
    <a
      className={className}
      href={link.href}
      target={link.newWindow ? '_blank' : undefined}
      rel={link.newWindow ? 'noopener' : undefined}
      aria-current={current}
    >
      {children}
      <LinkHint external={link.external} newWindow={link.newWindow} />
    </a>
  );
}
