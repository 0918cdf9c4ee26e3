import type { ComponentProps } from 'react';
import css from './Input.module.css';

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={`${css.input} ${className ?? ''}`} />
);

/** A field of five lines (requirements 5). */
export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea rows={5} {...props} className={`${css.input} ${css.area}`} />
);
