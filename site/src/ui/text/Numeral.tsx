import type { ReactNode } from 'react';

type NumeralProps = {
  as?: 'span' | 'p' | 'b';
  className?: string;
  /** The same is said in words beside it. */
  isDecoration?: boolean;
  children: ReactNode;
};

/** A number that dominates: a date, an hour, a count, in Besley. */
export function Numeral({ as: Tag = 'span', className, isDecoration = false, children }: NumeralProps) {
  return (
    <Tag className={`numeral ${className ?? ''}`} aria-hidden={isDecoration || undefined}>
      {children}
    </Tag>
  );
}
