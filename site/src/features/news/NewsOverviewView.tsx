import { messages } from '@inktvis/messages';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { Overview } from '../../layout/Overview.tsx';
import { heroArm, PageHero } from '../../layout/PageHero.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import type { ViewProps } from '../view.ts';
import { NEWS_FEEDS } from './feed/addresses.ts';
import type { NewsData } from './load.ts';
import { NewsList } from './NewsList.tsx';
import styles from './NewsOverviewView.module.css';

type NewsOverviewViewProps = ViewProps<'news_overview', NewsData>;

/** All news; the newest article stands large on the first page. The newsletter comes after it. */
export const NewsOverviewView = ({ content, data, frame }: NewsOverviewViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      side={heroArm(frame.brand, 'laag-inkt')}
    />
    <Overview heading={messages.news.heading}>
      {data.items.length === 0 ? (
        <EmptyState text={content.emptyText || messages.lists.news_empty} />
      ) : (
        <NewsList items={data.items} leading={data.paging.page === 1} />
      )}
      <Pagination paging={data.paging} url={frame.url} />
      <p className={styles.follow}>
        {messages.news.follow} <a href={NEWS_FEEDS.rss}>{messages.news.follow_rss}</a>{' '}
        {messages.news.follow_or} <a href={NEWS_FEEDS.json}>{messages.news.follow_json}</a>.
      </p>
    </Overview>
  </>
);
