import sprite from '../images/sprite.svg?url';
import css from './Genre.module.css';

/** The eight genres, named as the theme's icon field names them. */
type GenreName =
  | 'society'
  | 'lifestyle'
  | 'thriller'
  | 'literatureRomans'
  | 'strips'
  | 'youngAdult'
  | 'kids'
  | 'fantasy';

type GenreProps = { name: GenreName; className?: string };

/** The sign of a genre. Decoration: the name of the genre is in the text next to it. */
export function Genre({ name, className }: GenreProps) {
  return (
    <svg className={className ? `${css.genre} ${className}` : css.genre} aria-hidden="true">
      <use href={`${sprite}#g-${name}`} />
    </svg>
  );
}
