import { type Block, isOut } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import type { Article } from '../../cards/article-card.ts';
import type { LoadContext } from '../load-context.ts';

/** The chosen articles; news dated later waits for its day, as it does in the list of news. */
export async function loadArticles(
  { articles }: Block<'article_grid'>,
  { now }: LoadContext,
): Promise<Read<readonly Article[]>> {
  const today = brusselsDay(now);
  return ok(articles.filter((article) => isOut(article, today)));
}
