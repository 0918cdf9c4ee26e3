import { type Block, isOut } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { ArticleCard } from '../../cards/article/ArticleCard.tsx';
import { type Article, articleCard } from '../../cards/article/article-card.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { cornerOf } from '../../ui/text/CutCorner.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { moreOf } from '../buttons/Buttons.tsx';
import type { BlockProps, LoadContext } from '../entry.ts';
import styles from './ArticleGrid.module.css';

type ArticleGridProps = BlockProps<'article_grid'> & { readonly loaded: readonly Article[] };

/** Articles in columns; of four, the first is large and three are beside it. */
export function ArticleGrid({ block, loaded: articles }: ArticleGridProps) {
  const cards = articles.map(articleCard);
  const [first, ...others] = cards;
  return (
    <Wrap>
      <SectionHead title={block.title} more={moreOf(block.cta)} />
      {first && cards.length === 4 ? (
        <div className={styles.leading}>
          <ArticleCard {...first} corner="b" shape="large" />
          <div className={styles.others}>
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
    </Wrap>
  );
}

/** The chosen articles; news dated later waits for its day, as it does in the list of news. */
export async function loadArticles(
  { articles }: Block<'article_grid'>,
  { now }: LoadContext,
): Promise<Read<readonly Article[]>> {
  const today = brusselsDay(now);
  return ok(articles.filter((article) => isOut(article, today)));
}
