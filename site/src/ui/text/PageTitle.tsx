import css from './PageTitle.module.css';

type PageTitleProps = {
  title: string;
  lang?: string;
  className?: string;
};

/** The title of a page, as large as its length and its longest word allow: no word is broken without a hyphen. */
export const PageTitle = ({ title, lang, className = '' }: PageTitleProps) => (
  <div className={css.frame}>
    <h1
      className={`${css.title} ${className}`}
      data-scale={titleScale(title)}
      data-longest={longestWord(title)}
      lang={lang}
    >
      {title}
    </h1>
  </div>
);

/** How large a title can be: an editor may write five hundred characters, and they all show. */
const titleScale = (title: string): 'normal' | 'long' | 'endless' =>
  title.length <= 80 ? 'normal' : title.length <= 200 ? 'long' : 'endless';

/** The widest letters of Besley 900, in em; others are as wide as `u`. Titles are drawn at 850, a little narrower. */
const WIDTHS = [
  [/[fijlt.,:;!’'-]/u, 0.45],
  [/[cerosz\d]/u, 0.63],
  [/[agqvxy]/u, 0.69],
  [/[mw]/u, 1.06],
  [/[BCEFIJLPSTYZ]/u, 0.85],
  [/[MW]/u, 1.26],
  [/\p{Lu}/u, 1],
] as const;
const OTHER_WIDTH = 0.76;

const widthOf = (letter: string): number =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH;

/** The widths that PageTitle.module.css knows, in em. A shorter word fits in every frame. */
const STEPS = [9, 11, 13, 16, 20, 24];
const SHORT = 7;

/** How wide the longest part is that cannot be broken, rounded up: a word, or a part of it between soft hyphens. */
export function longestWord(title: string): number | 'endless' | undefined {
  const parts = title.match(/[^\s\u00AD–-]*[–-]|[^\s\u00AD–-]+/gu) ?? [];
  const width = Math.max(
    0,
    ...parts.map((part) => [...part].reduce((sum, letter) => sum + widthOf(letter), 0)),
  );
  return width <= SHORT ? undefined : (STEPS.find((step) => width <= step) ?? 'endless');
}
