import css from './NoPicture.module.css';

type NoPictureProps = {
  words: readonly string[];
  colour?: 'ochre' | 'blue' | 'red' | 'white';
  size?: 'normal' | 'xl';
  className?: string;
};

/** Stands where a picture would: a flat block of paper with words and a blot (requirements D10). Decoration. */
export const NoPicture = ({ words, colour = 'ochre', size = 'normal', className }: NoPictureProps) => (
  <div className={`${css.paper} ${className ?? ''}`} data-colour={colour} data-size={size} aria-hidden="true">
    {words.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </div>
);
