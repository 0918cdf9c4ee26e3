import { CardHeading } from '../CardHeading.tsx';
import { CardPicture, type PictureShape } from '../CardPicture.tsx';
import base from '../card.module.css';
import styles from './ArticleCard.module.css';
import type { ArticleCardProps as Article } from './article-card.ts';

type ArticleCardProps = Article & {
  /** `vertical` in a grid, `horizontal` in a list beside a large one, `lead` over the whole width. */
  readonly layout?: 'vertical' | 'horizontal' | 'lead';
  readonly corner?: 'a' | 'b' | 'c';
  /** Of the picture, where it is not the usual one of the layout. */
  readonly shape?: PictureShape;
  /** Whether its picture is the first of the page. */
  readonly first?: boolean;
};

const shapes = { vertical: 'tall', horizontal: 'small', lead: 'lead' } as const;

/** The card of an article, page, shop, hotspot or experience; the whole card is one link. */
export const ArticleCard = ({
  href,
  title,
  picture,
  kicker,
  text,
  layout = 'vertical',
  corner = 'a',
  shape = shapes[layout],
  first,
}: ArticleCardProps) => (
  <article className={`${base.card} ${styles.article}`} data-layout={layout}>
    <CardPicture
      picture={picture}
      words={kicker?.text ?? title.split(/\s/, 1)[0] ?? ''}
      shape={shape}
      corner={corner}
      first={first}
    />
    <div>
      {kicker && (
        <p className={`step--1 bold ${styles.kicker}`}>
          {kicker.machine ? <time dateTime={kicker.machine}>{kicker.text}</time> : kicker.text}
        </p>
      )}
      <CardHeading level={3} href={href} title={title} />
      {text && <p className={`above-2 ${layout === 'lead' ? 'lead' : ''} ${styles.text}`}>{text}</p>}
    </div>
  </article>
);
