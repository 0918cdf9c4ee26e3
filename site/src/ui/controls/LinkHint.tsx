import { site } from '@inktvis/messages/site';

type LinkHintProps = { external?: boolean; newWindow?: boolean };

/** Tells screen-reader users that a link leaves the site or opens a window. */
export function LinkHint({ external = false, newWindow = false }: LinkHintProps) {
  const hints = [external ? site.external_link : '', newWindow ? site.new_window : ''].filter(Boolean);
  return hints.length > 0 ? <span className="visually-hidden"> ({hints.join(', ')})</span> : null;
}
