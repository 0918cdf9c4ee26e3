import { ui } from '@inktvis/messages/ui';
import type { ComponentProps } from 'react';

export type HintedLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  href: string;
  external?: boolean;
  newWindow?: boolean;
};

/** A link that tells screen-reader users when it leaves the site or opens a window. */
export function HintedLink({ external, newWindow, children, ...attributes }: HintedLinkProps) {
  const hints = [external && ui.external_link, newWindow && ui.new_window].filter(Boolean);
  return (
    <a {...attributes} target={newWindow ? '_blank' : undefined} rel={newWindow ? 'noopener' : undefined}>
      {children}
      {hints.length > 0 && <span className="visually-hidden"> ({hints.join(', ')})</span>}
    </a>
  );
}
