import type { ReactNode } from 'react';
import css from './Num.module.css';

type NumProps = {
  as?: 'span' | 'p' | 'b';
  className?: string /** The same is said in words beside it. */;
  isDecoration?: boolean;
  children: ReactNode;
};

/** A number that dominates: a date, an hour, a count, in Besley Black. */
export function Num({ as: Tag = 'span', className, isDecoration = false, children }: NumProps) {
  return (
    <Tag className={`${css.num} ${className ?? ''}`} aria-hidden={isDecoration || undefined}>
      {children}
    </Tag>
  );
}
