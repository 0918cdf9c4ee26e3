import type { Story } from '@inktvis/content';
import { lists } from '@inktvis/messages/lists';
import { news as newsWords } from '@inktvis/messages/news';
import { ArticleCard } from '../../cards/article/ArticleCard.tsx';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { heroArm, heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import { Overview } from '../../layout/Overview.tsx';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { cornerOf } from '../../ui/text/CutCorner.tsx';
import type { ViewProps } from '../view.ts';
import { NEWS_FEED } from './feed.ts';
import styles from './NewsOverviewView.module.css';
import type { NewsData } from './page.ts';

const TALL = 6;
const ROW = 3;

/** Divides a page over its layouts: large, vertical in threes, horizontal in twos; one more row is tall if the columns stay even. */
export function arrangeNews<T>(items: readonly T[], leading: boolean) {
  const [lead] = leading ? items : [];
  const others = leading ? items.slice(1) : items;
  const tall = (others.length - TALL) % 2 === 0 ? TALL : TALL + ROW;
  return { lead, tall: others.slice(0, tall), wide: others.slice(tall) };
}

type NewsListProps = { readonly items: readonly Story<'news_article'>[]; readonly leading: boolean };

function NewsList({ items, leading }: NewsListProps) {
  const { lead, tall, wide } = arrangeNews(items, leading);
  return (
    <div className={styles.list}>
      {lead && <ArticleCard story={lead} layout="lead" first />}
      {tall.length > 0 && (
        <CardGrid>
          {tall.map((story, index) => (
            <ArticleCard key={story.uuid} story={story} corner={cornerOf(index)} />
          ))}
        </CardGrid>
      )}
      {wide.length > 0 && (
        <CardGrid columns={2}>
          {wide.map((story) => (
            <ArticleCard key={story.uuid} story={story} layout="horizontal" shape="half" />
          ))}
        </CardGrid>
      )}
    </div>
  );
}

export const NewsOverviewView = ({ content, data, frame }: ViewProps<'news_overview', NewsData>) => (
  <>
    <PageHero {...heroOf(content, frame.url)} arm={heroArm(frame.brand, 'links-krul', true)} />
    <Overview heading={newsWords.heading}>
      {data.items.length === 0 ? (
        <EmptyState text={content.emptyText || lists.news_empty} />
      ) : (
        <NewsList items={data.items} leading={data.paging.page === 1} />
      )}
      <Pagination paging={data.paging} url={frame.url} />
      <p className="step--1 above-5" data-screen-only>
        {newsWords.follow} <a href={NEWS_FEED}>{newsWords.follow_rss}</a>.
      </p>
    </Overview>
  </>
);
