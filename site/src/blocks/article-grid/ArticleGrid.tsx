import { type Block, isOut } from '@inktvis/content';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { type Article, ArticleCard } from '../../cards/article/ArticleCard.tsx';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { cornerOf } from '../../ui/text/CutCorner.tsx';
import type { LoadContext, LoadedProps } from '../entry.ts';
import { Grid } from '../Grid.tsx';
import styles from './ArticleGrid.module.css';

export function ArticleGrid({ block, loaded: articles }: LoadedProps<'article_grid', readonly Article[]>) {
  const [first, ...others] = articles;
  return (
    <Grid block={block}>
      {first && articles.length === 4 ? (
        <div className={styles.leading}>
          <ArticleCard story={first} corner="b" shape="large" />
          <div className="stack gap-5">
            {others.map((story) => (
              <ArticleCard key={story.href} story={story} layout="horizontal" />
            ))}
          </div>
        </div>
      ) : (
        <CardGrid columns="row">
          {articles.map((story, index) => (
            <ArticleCard key={story.href} story={story} corner={cornerOf(index)} shape="row" />
          ))}
        </CardGrid>
      )}
    </Grid>
  );
}

/** The chosen articles; news dated later waits for its day, as it does in the list of news. Null when all of them wait. */
export async function loadArticles({ articles }: Block<'article_grid'>, { now }: LoadContext) {
  const today = brusselsDay(now);
  const out = articles.filter((article) => isOut(article, today));
  return out.length === 0 && articles.length > 0 ? null : out;
}
