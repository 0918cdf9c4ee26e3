import type { Story } from '@inktvis/content';
import { formatDate } from '@inktvis/foundation/brussels';
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

type NewsArticleViewProps = ViewProps<'news_article', readonly Story<'news_article'>[]>;

/** A news article: its picture over the whole width, its text, and three others. */
export const NewsArticleView = ({ content, data, frame, body }: NewsArticleViewProps) => (
  <>
    <PageHero
      {...heroOf(content, frame.url)}
      backLink={<BackLink href={OVERVIEWS.news} title={news.back_title} />}
    >
      {content.date && (
        <p className="bold soft">
          <time dateTime={content.date}>{formatDate(content.date)}</time>
        </p>
      )}
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
