import type { Story } from '@inktvis/content';
import type { Findable } from '@inktvis/content/client';
import type { Searched } from './word-index.ts';

/** A story as the search knows it. */
export type SearchItem = Searched & {
  readonly story: Findable['story'];
  /** What it says of itself in one or two lines; `''` when nobody wrote any. */
  readonly lead: string;
  /** The words of its body. */
  readonly body: string;
};

/** Long words carry soft hyphens for the page. */
const withoutHyphens = (text: string): string => text.replaceAll('\u00ad', '');

/** What a visitor may also look for: who made it, where it is, what it is about. */
function names({ type, content }: Story): readonly string[] {
  switch (type) {
    case 'experience':
      return [
        ...content.theme.map((theme) => theme.content.title),
        content.type?.content.title ?? '',
        content.location?.content.title ?? '',
        ...content.publisher,
        content.publisherCustom,
      ];
    case 'bookstore':
      return [content.publishingHouse, content.address, content.postalCode, content.town];
    case 'hotspot_kortrijk':
      return [content.address, content.postalCode, content.town];
    case 'home':
      return [content.datesText, content.venue];
    default:
      return [];
  }
}

/** A story with everything it can be found by. */
export function searchItem({ story, text: body }: Findable): SearchItem {
  const { content } = story;
  const intro = 'intro' in content ? content.intro : '';
  const preview = 'previewText' in content ? content.previewText : '';
  return {
    story,
    title: withoutHyphens(content.title),
    lead: preview || intro,
    body,
    text: [intro, preview, ...names(story), body].join('\n'),
  };
}
