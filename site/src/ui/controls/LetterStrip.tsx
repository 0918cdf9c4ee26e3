import css from './LetterStrip.module.css';

type LetterStripProps = {
  readonly label: string;
  readonly letters: readonly {
    /** `K`, or a sign for what begins with no letter. */
    readonly letter: string;
    /** Null: nothing begins with it. */
    readonly href: string | null;
    /** What is read out instead of the letter. */
    readonly name?: string | undefined;
  }[];
};

/** The letters of an index in one row that scrolls, and stays at the top of the window. */
export const LetterStrip = ({ label, letters }: LetterStripProps) => (
  <nav className={css.strip} aria-label={label}>
    <ol>
      {letters.map(({ letter, href, name }) => (
        <li key={letter}>
          {href === null ? (
            <span aria-hidden="true">{letter}</span>
          ) : (
            <a className="choice" href={href} aria-label={name}>
              {letter}
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
