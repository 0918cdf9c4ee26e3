import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { type Article, articleCard } from '../../cards/article-card.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { BlockProps } from '../entry.ts';
import { moreOf } from '../more-of.ts';
import styles from './ArticleGrid.module.css';

const CORNERS = ['b', 'c', 'a'] as const;

type ArticleGridProps = BlockProps<'article_grid'> & { readonly loaded: readonly Article[] };

/** Articles in columns; of four, the first is large and three stand beside it. */
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
        <CardGrid>
          {cards.map((card, index) => (
            <ArticleCard key={card.href} {...card} corner={CORNERS[index % CORNERS.length]} />
          ))}
        </CardGrid>
      )}
    </Wrap>
  );
}
