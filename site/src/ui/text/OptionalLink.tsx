import type { ReactNode } from 'react';

type OptionalLinkProps = {
  /** Null or undefined: there is nothing to open, and the words stand alone. */
  readonly href: string | null | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A link where there is something to open, else its words. */
export const OptionalLink = ({ href, className, children }: OptionalLinkProps) =>
  href ? (
    <a className={className} href={href}>
      {children}
    </a>
  ) : (
    children
  );
