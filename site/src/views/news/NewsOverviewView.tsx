import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { articleCard } from '../../cards/article-card.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { Pagination } from '../../programme/Pagination.tsx';
import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { messages } from '../../ui/messages.ts';
import { cornerOf } from '../corner.ts';
import { heroArm } from '../hero-side.ts';
import type { ListingData } from '../listing.ts';
import { Overview } from '../Overview.tsx';
import type { ViewProps } from '../view.ts';
import styles from './NewsOverviewView.module.css';

type NewsOverviewViewProps = ViewProps<'news_overview', ListingData<'news_article'>>;

/** All news; the newest article stands large on the first page. */
export function NewsOverviewView({ content, data, frame }: NewsOverviewViewProps) {
  const { items, paging } = data;
  const lead = paging.page === 1 ? items[0] : undefined;
  const others = lead ? items.slice(1) : items;
  return (
    <>
      <PageHero
        title={content.title}
        intro={content.intro}
        trail={breadcrumbTrail(frame.url.pathname, content.title)}
        side={heroArm(frame.brand, 'laag-potlood')}
      />
      <Overview heading={messages.news.heading}>
        {items.length === 0 && <EmptyState text={content.emptyText || messages.lists.news_empty} />}
        {lead && (
          <div className={styles.lead}>
            <ArticleCard {...articleCard(lead)} layout="lead" />
          </div>
        )}
        {others.length > 0 && (
          <CardGrid>
            {others.map((story, index) => (
              <ArticleCard key={story.uuid} {...articleCard(story)} corner={cornerOf(index)} />
            ))}
          </CardGrid>
        )}
        <Pagination paging={paging} url={frame.url} />
      </Overview>
    </>
  );
}
