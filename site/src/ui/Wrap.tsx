import type { ReactNode } from 'react';
import css from './Wrap.module.css';

type WrapProps = {
  /** l 1290 px, m 840 px (rich text, video, forms). */
  size?: 'l' | 'm';
  className?: string;
  children: ReactNode;
};

/** The measure of a page: centred, with the page margin beside it. */
export function Wrap({ size = 'l', className, children }: WrapProps) {
  return (
    <div className={`${css.wrap} ${className ?? ''}`} data-size={size}>
      {children}
    </div>
  );
}
