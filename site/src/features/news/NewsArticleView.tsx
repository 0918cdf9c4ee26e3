import type { BodyNode, RichTextNode, Story } from '@inktvis/content';
import { type Day, formatDate } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { news } from '@inktvis/messages/news';
import { related } from '@inktvis/messages/ui';
import { ArticleCard } from '../../cards/article/ArticleCard.tsx';
import { BackLink } from '../../layout/hero/BackLink.tsx';
import { heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import { Related } from '../../layout/Related.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner, cornerOf } from '../../ui/text/CutCorner.tsx';
import type { ViewProps } from '../view.ts';
import styles from './NewsArticleView.module.css';

const WORDS_PER_MINUTE = 220;

const plainText = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) => {
      if ('text' in node) return node.text;
      // A paragraph ends a word; a change of style within it does not.
      return 'children' in node ? `${plainText(node.children)} ` : ' ';
    })
    .join('');

function wordsOf(block: BodyNode): string {
  switch (block.type) {
    case 'rich_text':
      return plainText(block.text);
    case 'quote':
      return block.text;
    case 'accordion':
      return block.items.map(({ title, text }) => `${title} ${plainText(text)}`).join(' ');
    case 'text_image_section':
      return `${block.title} ${block.description}`;
    default:
      return '';
  }
}

/** The time it takes to read a body, in minutes, rounded up; 0 if there is nothing to read. */
export const readingMinutes = (body: readonly BodyNode[]): number =>
  Math.ceil((body.map(wordsOf).join(' ').match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE);

function Published({ date, minutes }: { readonly date: Day | null; readonly minutes: number }) {
  const reading = minutes === 1 ? news.reading_time_one : fill(news.reading_time, { n: minutes });
  return date || minutes > 0 ? (
    <p className="soft">
      {date && (
        <time className="bold" dateTime={date}>
          {formatDate(date)}
        </time>
      )}
      {date && minutes > 0 && ' · '}
      {minutes > 0 && reading}
    </p>
  ) : null;
}

type NewsArticleViewProps = ViewProps<'news_article', readonly Story<'news_article'>[]>;

export const NewsArticleView = ({ content, data, frame, body }: NewsArticleViewProps) => (
  <>
    <PageHero
      {...heroOf(content, frame.url)}
      backLink={<BackLink href={OVERVIEWS.news} title={news.back_title} />}
    >
      <Published date={content.date} minutes={readingMinutes(content.body)} />
    </PageHero>
    {content.image && (
      <div className="wrap">
        <CutCorner size="xl" className={styles.picture}>
          <ResponsiveImage
            picture={content.image}
            ratio="2:1"
            sizes="(min-width: 1400px) 1290px, 94vw"
            priority
          />
        </CutCorner>
      </div>
    )}
    {body}
    <Related
      title={related.news}
      more={{ label: related.all_news, href: OVERVIEWS.news }}
      pageColour={content.pageColor}
    >
      {data.map((story, index) => (
        <ArticleCard key={story.uuid} story={story} corner={cornerOf(index)} shape="row" />
      ))}
    </Related>
  </>
);
