import peeking from '../../ui/art/inktvis-gluurt-links.svg?url&no-inline';
import mascot from '../../ui/art/inktvis-mascotte.svg?url&no-inline';
import css from './Squid.module.css';

/** The squid looks over the lower edge. */
export const PeekingSquid = ({ side = 'right' }: { readonly side?: 'left' | 'right' }) => (
  <img className={css.peek} data-side={side} src={peeking} alt="" width="440" height="386" />
);

/** The squid in full, where there is room: before and after the festival. */
export const Squid = () => <img className={css.squid} src={mascot} alt="" width="520" height="680" />;
