import type { ReactNode } from 'react';
import css from './CutCorner.module.css';

type CutCornerProps = {
  corner?: 'a' | 'b' | 'c';
  size?: 'normal' | 'xl' | 's';
  className?: string;
  /** Lines of a few short words that show when the picture cannot be fetched; decoration. */
  words?: readonly string[];
  children: ReactNode;
};

/** A picture with one corner bitten off. Without mask support it stays square. */
export const CutCorner = ({ corner = 'a', size = 'normal', className, words, children }: CutCornerProps) => (
  <div
    className={`${css.cut} ${className ?? ''}`}
    data-corner={corner}
    data-size={size}
    data-words={words?.join('\n')}
  >
    {children}
  </div>
);

const CORNERS = ['b', 'c', 'a'] as const;

/** The corner to cut from an item of a list, so that neighbours differ. */
export const cornerOf = (index: number): 'a' | 'b' | 'c' => CORNERS[index % CORNERS.length] ?? 'a';
