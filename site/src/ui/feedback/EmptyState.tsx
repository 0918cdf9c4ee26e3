import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

type EmptyStateProps = {
  /** “Oeps...” on the search page; lists have only the sentence. */
  title?: string;
  text: string;
  /** Ways on: buttons and links. */
  children?: ReactNode;
  /** A drawing that wades in from below. */
  art?: ReactNode;
};

/** Shown where a list has no results. */
export function EmptyState({ title, text, children, art }: EmptyStateProps) {
  return (
    <div className={css.empty} data-art={art ? '' : undefined}>
      <div className={css.words}>
        {title ? <h2>{title}</h2> : null}
        <p className={css.text}>{text}</p>
        {children ? <div className={css.ways}>{children}</div> : null}
      </div>
      {art}
    </div>
  );
}
