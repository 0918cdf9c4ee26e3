import { type Block, newsDate } from '@inktvis/content';
import { formatDate } from '@inktvis/foundation/brussels';
import { CardHeading } from '../CardHeading.tsx';
import { CardPicture, type PictureShape } from '../CardPicture.tsx';
import base from '../card.module.css';
import styles from './ArticleCard.module.css';

export type Article = Block<'article_grid'>['articles'][number];

/** The line above the title: the date of an article, the place of a shop or hotspot. `machine` for dates. */
function kickerOf(story: Article): { text: string; machine?: string } | null {
  const { content } = story;
  const date = newsDate(story);
  if (date) return { text: formatDate(date), machine: date };
  return 'town' in content && content.town ? { text: content.town } : null;
}

type ArticleCardProps = {
  readonly story: Article;
  /** `vertical` in a grid, `horizontal` in a list beside a large one, `lead` over the whole width. */
  readonly layout?: 'vertical' | 'horizontal' | 'lead';
  readonly corner?: 'a' | 'b' | 'c';
  readonly shape?: PictureShape;
  /** Whether its picture is the first of the page. */
  readonly first?: boolean;
};

const shapes = { vertical: 'tall', horizontal: 'small', lead: 'lead' } as const;

export function ArticleCard({
  story,
  layout = 'vertical',
  corner = 'a',
  shape = shapes[layout],
  first,
}: ArticleCardProps) {
  const { title, image, previewText, intro } = story.content;
  const kicker = kickerOf(story);
  const text = previewText || intro;
  return (
    <article className={`${base.card} ${styles.article}`} data-layout={layout}>
      <CardPicture
        picture={image}
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
        <CardHeading level={3} href={story.href} title={title} />
        {text && <p className={`above-2 ${layout === 'lead' ? 'lead' : ''} ${styles.text}`}>{text}</p>}
      </div>
    </article>
  );
}
