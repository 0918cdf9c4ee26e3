import type { ReactNode } from 'react';
import css from './Section.module.css';

/** Surfaces that turn the roles of the colours around. */
type Surface = 'ink' | 'teal' | 'ochre';

type SectionProps = {
  /** A paper colour of its own; left out, that of the page. */
  page?: 'white' | 'blue' | 'orange' | 'red';
  surface?: Surface;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
  /** Of no use on paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

/** A band over the full width of the page, with the section padding. */
export function Section({ page, surface, labelledBy, className, screenOnly, children }: SectionProps) {
  return (
    <section
      className={`${css.section} ${className ?? ''}`}
      data-page={page}
      data-surface={surface}
      data-screen-only={screenOnly || undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  );
}
