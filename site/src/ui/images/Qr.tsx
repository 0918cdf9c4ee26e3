import { toSvgPath } from 'lean-qr/extras/svg';
import { memo } from 'react';
import css from './Qr.module.css';
import { encode, QUIET_ZONE } from './qr.ts';

type QrProps = {
  text: string;
  label: string;
  framed?: boolean;
  className?: string;
};

/** A QR code; nothing when the text is too long for one. Memoised: the screen in the hall renders anew all day. */
export const Qr = memo(function Qr({ text, label, framed = false, className }: QrProps) {
  const code = encode(text);
  if (!code) return null;
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      className={`${css.qr} ${className ?? ''}`}
      data-framed={framed ? '' : undefined}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
});
