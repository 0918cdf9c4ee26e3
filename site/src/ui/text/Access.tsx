import css from '../images/Icon.module.css';
import sprite from '../images/sprite.svg?url';

/** The four signs of access (requirements D10). */
type AccessName = 'rolstoel' | 'ringleiding' | 'gebarentaal' | 'prikkelarm';

type AccessSignProps = { name: AccessName; className?: string };

/** A sign of access. Decoration: it is always beside its word. */
export function AccessSign({ name, className }: AccessSignProps) {
  return (
    <svg className={className ? `${css.icon} ${className}` : css.icon} aria-hidden="true">
      <use href={`${sprite}#a-${name}`} />
    </svg>
  );
}
