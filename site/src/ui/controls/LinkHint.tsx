import { ui } from '@inktvis/messages/ui';
import type { ComponentProps } from 'react';

type LinkHintProps = { external?: boolean; newWindow?: boolean };

/** Tells screen-reader users that a link leaves the site or opens a window. */
function LinkHint({ external = false, newWindow = false }: LinkHintProps) {
  const hints = [external ? ui.external_link : '', newWindow ? ui.new_window : ''].filter(Boolean);
  return hints.length > 0 ? <span className="visually-hidden"> ({hints.join(', ')})</span> : null;
}

export type HintedLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & LinkHintProps & { href: string };

/** A link that says when it leaves the site or opens a window. */
export const HintedLink = ({ external, newWindow, children, ...attributes }: HintedLinkProps) => (
  <a {...attributes} target={newWindow ? '_blank' : undefined} rel={newWindow ? 'noopener' : undefined}>
    {children}
    <LinkHint external={external} newWindow={newWindow} />
  </a>
);
