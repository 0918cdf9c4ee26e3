import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

type CardGridProps = {
  readonly children?: ReactNode;
  /** Markup of cards, instead of `children`; for the server only. */
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
    {...(html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } })}
  />
);
