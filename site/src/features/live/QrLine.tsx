import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import { Qr } from '../../ui/Qr.tsx';
import css from './QrLine.module.css';

type QrLineProps = { readonly href: string; readonly siteUrl: string; readonly text: string };

/** A code for a phone, with what it leads to; a link for who reads the page on that phone. */
export const QrLine = ({ href, siteUrl, text }: QrLineProps) => (
  <p className={css.qr}>
    <Qr className={css.code} text={siteUrl + href} label={fill(live.qr_label, { text })} />
    <a className={css.text} href={href}>
      {text}
    </a>
  </p>
);
