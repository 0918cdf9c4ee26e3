import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

type DisclosureProps = {
  /** Read out before the value: “Locatie”. */
  label: string;
  /** What is chosen now, shown where a select shows it. */
  value: string;
  children: ReactNode;
};

/**
 * Looks like a select and opens a panel, so that more than one thing can be chosen. Works without script; with
 * `browser/disclosure.ts` it closes on Escape, on a click outside and when the focus leaves it.
 */
export function Disclosure({ label, value, children }: DisclosureProps) {
  return (
    <details className="relative" data-disclosure="">
      <summary className={`box ends gap-4 ${css.value}`}>
        <span className="anywhere">
          <span className="visually-hidden">{label}: </span>
          <span>{value}</span>
        </span>
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  );
}
