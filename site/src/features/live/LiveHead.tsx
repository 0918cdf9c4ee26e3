import { Clock } from './Clock.tsx';
import css from './LiveHead.module.css';

type LiveHeadProps = { readonly title: string; readonly now: number };

/** A short word does not stay behind at the end of a line: `in aantocht` goes on together. */
const keepTogether = (title: string) => title.replace(/ (\p{L}{1,3}) (\S+)$/u, ' $1\u00a0$2');

/** The name of the page, with the time as its second line (requirements 2.3). */
export const LiveHead = ({ title, now }: LiveHeadProps) => (
  <header className={css.head}>
    <h1 className={css.title}>{keepTogether(title)}</h1>
    <Clock now={now} />
  </header>
);
