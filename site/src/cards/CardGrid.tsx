import type { ReactNode } from 'react';
import { asContent } from '../ui/as-content.ts';
import styles from './CardGrid.module.css';

type CardGridProps = {
  readonly children?: ReactNode;
  /** Cards that are rendered already, instead of `children`. */
  readonly html?: string;
  /** From 840 px; below that as many as fit. */
  readonly columns?: 2 | 3;
  /** Shop fronts need room for their awnings. */
  readonly roomy?: boolean;
};

/** Cards in columns. */
export const CardGrid = ({ children, html, columns = 3, roomy = false }: CardGridProps) => (
  <div
    className={styles.grid}
    data-columns={columns}
    data-roomy={roomy || undefined}
    {...(html === undefined ? { children } : asContent(html))}
  />
);
