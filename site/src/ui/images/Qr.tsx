import { memo } from 'react';
import css from './Qr.module.css';
import { drawQr, QUIET_ZONE } from './qr.ts';

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
  const drawing = drawQr(text);
  if (!drawing) return null;
  const side = drawing.size + 2 * QUIET_ZONE;
  return (
    <svg
      className={`${css.qr} ${className ?? ''}`}
      data-framed={framed ? '' : undefined}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
});
