import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

type EmptyStateProps = {
  /** “Oeps...” on the search page; lists have only the sentence. */
  title?: string;
  level?: 2 | 3;
  text: string;
  /** Ways on: buttons and links. */
  children?: ReactNode;
  /** A drawing that wades in from below. */
  art?: ReactNode;
};

/** Shown where a list has no results. */
export function EmptyState({ title, level = 2, text, children, art }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.empty} data-art={art ? '' : undefined}>
      <div className={css.words}>
        {title ? <Heading>{title}</Heading> : null}
        <p className={css.text}>{text}</p>
        {children ? <div className={css.ways}>{children}</div> : null}
      </div>
      {art}
    </div>
  );
}
