import type { ComponentProps, ComponentPropsWithoutRef, ReactNode } from 'react';
import css from './Input.module.css';

type InputProps = ComponentProps<'input'>;

/** A field of one line. */
export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={`${css.input} ${className ?? ''}`} />;
}

/** A field of five lines (requirements 5). */
export function TextArea({ className, ...rest }: ComponentPropsWithoutRef<'textarea'>) {
  return <textarea rows={5} {...rest} className={`${css.input} ${css.area} ${className ?? ''}`} />;
}

type SelectProps = ComponentPropsWithoutRef<'select'> & { children: ReactNode };

export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <select {...rest} className={`${css.input} ${className ?? ''}`}>
      {children}
    </select>
  );
}

/** A field for a file. The browser says in its own words which one was chosen. */
export function FileInput({ className, ...rest }: Omit<InputProps, 'type'>) {
  return <input {...rest} type="file" className={`${css.input} ${css.file} ${className ?? ''}`} />;
}
