import type { Story } from '@inktvis/content';
import { formatDate } from '@inktvis/foundation/brussels';
import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { articleCard } from '../../cards/article-card.ts';
import { BackLink } from '../../shell/BackLink.tsx';
import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { OVERVIEWS } from '../../shell/sections.ts';
import { Bite } from '../../ui/Bite.tsx';
import { messages } from '../../ui/messages.ts';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { cornerOf } from '../corner.ts';
import { Related } from '../Related.tsx';
import type { ViewProps } from '../view.ts';
import styles from './NewsArticleView.module.css';

type NewsArticleViewProps = ViewProps<'news_article', readonly Story<'news_article'>[]>;

/** A news article: its picture over the whole width, its text, and three others. */
export const NewsArticleView = ({ content, data, frame, body }: NewsArticleViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      backLink={<BackLink href={OVERVIEWS.news} title={messages.news.back_title} />}
    >
      {content.date && (
        <p className={styles.date}>
          <time dateTime={content.date}>{formatDate(content.date)}</time>
        </p>
      )}
    </PageHero>
    {content.image && (
      <Wrap>
        <Bite size="xl" className={styles.picture}>
          <ResponsiveImage
            picture={content.image}
            ratio={2}
            sizes="(min-width: 1400px) 1290px, 94vw"
            priority
          />
        </Bite>
      </Wrap>
    )}
    {body}
    <Related
      title={messages.related.news}
      more={{ label: messages.related.all_news, href: OVERVIEWS.news }}
      pageColour={content.pageColor}
    >
      {data.map((story, index) => (
        <ArticleCard key={story.uuid} {...articleCard(story)} corner={cornerOf(index)} />
      ))}
    </Related>
  </>
);
