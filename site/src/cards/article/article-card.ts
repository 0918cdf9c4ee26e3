import type { Picture, Story } from '@inktvis/content';
import { formatDate } from '@inktvis/foundation/brussels';

/** Stories an editor can put in an article grid. */
export type Article = Story<'news_article' | 'page' | 'hotspot_kortrijk' | 'bookstore' | 'experience'>;

export type ArticleCardProps = {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture | null;
  /** The line above the title: the date of an article, the place of a shop or hotspot. `machine` for dates. */
  readonly kicker: { readonly text: string; readonly machine: string | null } | null;
  /** One or two lines; `''` without a lead. */
  readonly text: string;
};

function kicker(story: Article): ArticleCardProps['kicker'] {
  switch (story.type) {
    case 'news_article': {
      const { date } = story.content;
      return date ? { text: formatDate(date), machine: date } : null;
    }
    case 'bookstore':
    case 'hotspot_kortrijk':
      return story.content.town ? { text: story.content.town, machine: null } : null;
    case 'page':
    case 'experience':
      return null;
  }
}

/** The card of a story in a list or grid. */
export const articleCard = (story: Article): ArticleCardProps => ({
  href: story.href,
  title: story.content.title,
  picture: story.content.image,
  kicker: kicker(story),
  text: story.content.previewText || story.content.intro,
});
