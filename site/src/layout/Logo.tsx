import { hasMascot } from '@inktvis/foundation/brand';
import { ownId } from '@inktvis/foundation/element-id';
import { LOGO_PATH } from '../ui/images/logo-path.ts';
import css from './Logo.module.css';

/** The header draws it; the menu sheet and the footer show that drawing again. */
const LOGO_ID = ownId('logo-inktvis');

type LogoProps = {
  brand: string;
  /** `draw` in the header; `repeat` elsewhere on a page that has the header. */
  mode: 'draw' | 'repeat';
  size: 'header' | 'menu' | 'footer';
};

/** The brand. The drawing or, for any other brand, its name. Decoration where the name is beside it. */
export function Logo({ brand, mode, size }: LogoProps) {
  if (!hasMascot(brand)) {
    return (
      <span className={css.name} data-size={size} aria-hidden="true">
        {brand}
      </span>
    );
  }
  return (
    <svg className={css.drawing} data-size={size} viewBox="0 0 797 176" aria-hidden="true" focusable="false">
      {mode === 'repeat' ? (
        <use href={`#${LOGO_ID}`} />
      ) : (
        <g id={LOGO_ID}>
          <path fill="currentColor" d={LOGO_PATH} />
          <Eye x={41.5} pupilX={48.5} />
          <Eye x={637.8} pupilX={631.8} />
        </g>
      )}
    </svg>
  );
}

function Eye({ x, pupilX }: { x: number; pupilX: number }) {
  return (
    <>
      <circle cx={x} cy="30" r="29" fill="currentColor" />
      <circle cx={x} cy="30" r="20" className={css.white} />
      <circle cx={pupilX} cy="33" r="11" fill="currentColor" />
    </>
  );
}
