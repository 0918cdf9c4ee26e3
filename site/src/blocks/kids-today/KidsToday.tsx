import type { Block } from '@inktvis/content';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { home } from '@inktvis/messages/site';
import { programmeHref } from '@inktvis/programme/filters/address';
import { NOTHING_SELECTED } from '@inktvis/programme/filters/facets';
import { indexOf } from '@inktvis/programme/filters/programme-index';
import { isAttendable, phaseOf } from '@inktvis/programme/occurrences';
import { counted } from '../../cards/text.ts';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { type LoadContext, type LoadedProps, needed } from '../entry.ts';
import styles from './KidsToday.module.css';

type KidsAge = { readonly age: number; readonly count: number; readonly href: string };

const AGES = [4, 7, 10, 13];
const countWords = (count: number) => counted(count, home.kids_one, home.kids_many);

const Cell = ({ age, count, href }: KidsAge) => {
  const Tag = count === 0 ? 'span' : 'a';
  return (
    <Tag className={styles.cell} {...(count > 0 && { href })}>
      <span className="visually-hidden">{fill(home.kids_age, { age, count: countWords(count) })}</span>
      <b className={`numeral ${styles.number}`} aria-hidden="true">
        {age}
      </b>
      <span className="step--2 bold" aria-hidden="true">
        {fill(home.kids_left, { count })}
      </span>
    </Tag>
  );
};

export const KidsToday = ({
  block: { title, question, image, all },
  loaded: ages,
}: LoadedProps<'kids_today', readonly KidsAge[]>) => {
  const label = ownId('leeftijd');
  return (
    <div className={`wrap ${styles.row}`}>
      {image && (
        <CutCorner corner="b" className={styles.picture}>
          <ResponsiveImage
            picture={image}
            sizes="(min-width: 1400px) 240px, (min-width: 768px) 17vw, 128px"
            ratio="1:1"
          />
        </CutCorner>
      )}
      <h2 className={styles.title}>
        {title} <span>{home.kids_today}</span>
      </h2>
      <p className={`bold ${styles.question}`} id={label}>
        {question || home.kids_question}
      </p>
      <ul className={styles.ages} aria-labelledby={label}>
        {ages.map((one) => (
          <li key={one.age}>
            <Cell {...one} />
          </li>
        ))}
        {all?.link && (
          <li>
            <HintedLink className={`bold ${styles.all}`} {...all.link}>
              {all.label}
            </HintedLink>
          </li>
        )}
      </ul>
    </div>
  );
};

/** What today has for children of each age and can still be attended; null when that is nothing. */
export async function loadKidsToday(_block: Block<'kids_today'>, { content, now }: LoadContext) {
  const [programme, filterItems] = await Promise.all([content.programme(), content.filterItems()]);
  const items = needed(filterItems);
  const day = brusselsDay(now);
  const page = items.days.find(({ content: { date } }) => date === day);
  if (!page) return null;
  const index = indexOf(needed(programme), items);
  const ages = AGES.map((age): KidsAge => {
    const selection = { ...NOTHING_SELECTED, age: [String(age)] };
    const found = index.find({ day, selection });
    const left = found
      .slice(0, found.total)
      .filter((item) => isAttendable(item) && phaseOf(item, now) !== 'past');
    const address = { layout: 'cards', whole: false, page: 1, allDays: false } as const;
    return { age, count: left.length, href: programmeHref({ ...address, path: page.href, selection }) };
  });
  return ages.some(({ count }) => count > 0) ? ages : null;
}
