import type { Feed, FeedItem } from './feed.ts';

const jsonItem = ({ id, url, title, text, published, updated, image }: FeedItem) => ({
  id,
  url,
  title,
  content_text: text,
  image: image ?? undefined,
  date_published: published?.toISOString(),
  date_modified: updated?.toISOString(),
});

/** A feed as JSON Feed 1.1. */
export const toJsonFeed = ({ title, description, language, home, self, items }: Feed) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description,
  language,
  home_page_url: home,
  feed_url: self,
  items: items.map(jsonItem),
});
