import type { Story } from '@inktvis/content';
import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { articleCard } from '../../cards/article-card.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { cornerOf } from '../../ui/CutCorner.tsx';
import { arrangeNews } from './arrange-news.ts';
import styles from './NewsOverviewView.module.css';

type NewsListProps = {
  readonly items: readonly Story<'news_article'>[];
  /** Whether the newest article stands large above the others. */
  readonly leading: boolean;
};

/** A page of news: the newest large, then cards in three columns, then smaller ones in two. */
export function NewsList({ items, leading }: NewsListProps) {
  const { lead, tall, wide } = arrangeNews(items, leading);
  return (
    <div className={styles.list}>
      {lead && <ArticleCard {...articleCard(lead)} layout="lead" first />}
      {tall.length > 0 && (
        <CardGrid>
          {tall.map((story, index) => (
            <ArticleCard key={story.uuid} {...articleCard(story)} corner={cornerOf(index)} />
          ))}
        </CardGrid>
      )}
      {wide.length > 0 && (
        <CardGrid columns={2}>
          {wide.map((story) => (
            <ArticleCard key={story.uuid} {...articleCard(story)} layout="horizontal" shape="half" />
          ))}
        </CardGrid>
      )}
    </div>
  );
}
