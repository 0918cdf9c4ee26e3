import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

type EmptyStateProps = {
  title?: string;
  text: string;
  children?: ReactNode;
  art?: ReactNode;
};

export const EmptyState = ({ title, text, children, art }: EmptyStateProps) => (
  <div className={`${css.empty} stack gap-4 ruled-thick`} data-art={art ? '' : undefined}>
    <div className="stack gap-4">
      {title ? <h2>{title}</h2> : null}
      <p className="lead">{text}</p>
      {children ? <div className="cluster gap-4">{children}</div> : null}
    </div>
    {art}
  </div>
);
