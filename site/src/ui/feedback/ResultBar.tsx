import type { ComponentProps } from 'react';
import css from './ResultBar.module.css';

/** The line between the head of a list and the list: how many there are, and what can be done with them. */
export const ResultBar = ({ className, ...attributes }: ComponentProps<'div'>) => (
  <div {...attributes} className={`${css.bar} cluster ${className ?? ''}`} />
);

/** How many there are, or which of them are shown. */
export const ResultCount = ({ className, ...attributes }: ComponentProps<'p'>) => (
  <p {...attributes} className={`step-1 bold ${className ?? ''}`} />
);
