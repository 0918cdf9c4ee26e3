import { hasMascot } from '@inktvis/foundation/brand';
import sprite from '../ui/images/sprite.svg?url';
import css from './Logo.module.css';

/** The brand. The drawing or, for any other brand, its name. Decoration where the name is beside it. */
export function Logo({ brand, size }: { brand: string; size: 'header' | 'menu' | 'footer' }) {
  if (!hasMascot(brand)) {
    return (
      <span className={`${css.logo} ${css.name}`} data-size={size} aria-hidden="true">
        {brand}
      </span>
    );
  }
  return (
    <svg
      className={`${css.logo} ${css.drawing}`}
      data-size={size}
      viewBox="0 0 797 176"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#logo`} />
    </svg>
  );
}
