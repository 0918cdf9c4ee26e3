import { toSvgPath } from 'lean-qr/extras/svg';
import { memo } from 'react';
import css from './Qr.module.css';
import { encode, QUIET_ZONE } from './qr.ts';

type QrProps = {
  /** What a reader gets: an address. */
  text: string;
  /** Alternative text. */
  label: string;
  /** The ink frame of the share panel; on paper the code has no frame. */
  framed?: boolean;
  className?: string;
};

/**
 * A QR code, drawn here: ink on white, as wide as its place. Nothing when the text is too long for one. Drawing it is
 * work, and the screen in the hall renders anew all day.
 */
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
