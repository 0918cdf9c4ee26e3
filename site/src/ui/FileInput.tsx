import type { ComponentPropsWithoutRef } from 'react';
import css from './FileInput.module.css';
import inputs from './Input.module.css';

/** A field for a file. The browser says in its own words which one was chosen. */
export function FileInput({ className, ...rest }: Omit<ComponentPropsWithoutRef<'input'>, 'type'>) {
  return <input {...rest} type="file" className={`${inputs.input} ${css.file} ${className ?? ''}`} />;
}
