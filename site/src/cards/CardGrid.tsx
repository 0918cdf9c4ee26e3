import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

type CardGridProps = {
  readonly children: ReactNode;
  /** From 840 px; below that as many as fit. `row`: three from 640 px, on a phone under each other as rows. */
  readonly columns?: 2 | 3 | 'row';
  readonly roomy?: boolean;
  readonly slim?: boolean;
};

export const CardGrid = ({ children, columns = 3, roomy, slim }: CardGridProps) => (
  <div
    className={styles.grid}
    data-columns={columns}
    data-roomy={roomy || undefined}
    data-slim={slim || undefined}
  >
    {children}
  </div>
);
