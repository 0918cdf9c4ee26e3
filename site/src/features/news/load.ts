import type { Block } from '@inktvis/content';
import { ok } from '@inktvis/foundation/result';
import { type ListingData, listingOf } from '../listing.ts';
import type { Load, ViewContext } from '../view.ts';

export type NewsData = ListingData<'news_article'> & {
  readonly newsletter: Block<'newsletter_form'> | null;
};

const listNews = listingOf<'news_overview', 'news_article'>('news_article');

/** The newsletter as editors announce it on the home page; null when they do not. */
async function readNewsletter({ content }: Pick<ViewContext, 'content'>) {
  const home = await content.page('home');
  if (!home.ok) return home;
  const body = home.value?.type === 'home' ? home.value.content.body : [];
  return ok(body.find((node) => node.type === 'newsletter_form') ?? null);
}

/** A page of the news; without the newsletter it is shown, but not stored. */
export const loadNews: Load<'news_overview', NewsData> = async (story, context) => {
  const [listing, newsletter] = await Promise.all([listNews(story, context), readNewsletter(context)]);
  if (!listing.ok) return listing;
  return ok({
    ...listing.value,
    data: { ...listing.value.data, newsletter: newsletter.ok ? newsletter.value : null },
    storable: newsletter.ok,
  });
};
