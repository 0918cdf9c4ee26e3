import { type Block, isOut } from '@inktvis/content';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ArticleCard } from '../../cards/article/ArticleCard.tsx';
import { type Article, articleCard } from '../../cards/article/article-card.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { cornerOf } from '../../ui/text/CutCorner.tsx';
import type { BlockProps, LoadContext } from '../entry.ts';
import { Grid } from '../Grid.tsx';
import styles from './ArticleGrid.module.css';

type ArticleGridProps = BlockProps<'article_grid'> & { readonly loaded: readonly Article[] };

/** Articles in columns; of four, the first is large and three are beside it. */
export function ArticleGrid({ block, loaded: articles }: ArticleGridProps) {
  const cards = articles.map(articleCard);
  const [first, ...others] = cards;
  return (
    <Grid block={block}>
      {first && cards.length === 4 ? (
        <div className={styles.leading}>
          <ArticleCard {...first} corner="b" shape="large" />
          <div className="stack gap-5">
            {others.map((card) => (
              <ArticleCard key={card.href} {...card} layout="horizontal" />
            ))}
          </div>
        </div>
      ) : (
        <CardGrid columns="row">
          {cards.map((card, index) => (
            <ArticleCard key={card.href} {...card} corner={cornerOf(index)} shape="row" />
          ))}
        </CardGrid>
      )}
    </Grid>
  );
}

/** The chosen articles; news dated later waits for its day, as it does in the list of news. */
export async function loadArticles({ articles }: Block<'article_grid'>, { now }: LoadContext) {
  const today = brusselsDay(now);
  return articles.filter((article) => isOut(article, today));
}
