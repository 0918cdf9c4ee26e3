import type { Story } from '@inktvis/content';
import { brusselsDay, offsetTime } from '@inktvis/foundation/brussels';
import type { StructuredData } from '../../seo/json-ld.ts';
import { absolute, organisationId, pictureOf, type Site } from '../../seo/site.ts';

/** A news article, on its own page. It has no byline: the organisation is its author. */
export function newsArticleData(
  { href, publishedAt, content }: Story<'news_article'>,
  site: Site,
): StructuredData {
  const { date, title, intro, image } = content;
  // An article that is prepared early was last published before the day that it is dated.
  const isChanged = publishedAt !== null && (date === null || brusselsDay(publishedAt) >= date);
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: intro,
    image: pictureOf(image, site),
    datePublished: date,
    dateModified: isChanged ? offsetTime(publishedAt) : undefined,
    inLanguage: 'nl-BE',
    mainEntityOfPage: absolute(href, site),
    author: organisationId(site),
    publisher: organisationId(site),
  };
}
