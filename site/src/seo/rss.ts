import { element, textElement } from '@inktvis/foundation/xml';

/** A feed. Addresses are absolute. */
export type Feed = {
  readonly title: string;
  readonly description: string;
  /** The page with the same items. */
  readonly home: string;
  /** The feed itself. */
  readonly self: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
};

export type FeedItem = {
  /** Stays the same if the item moves or changes. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** A summary in plain text; never empty. */
  readonly text: string;
  /** Null for an item without a date. */
  readonly published: Date | null;
};

const rssItem = ({ id, url, title, text, published }: FeedItem): string =>
  [
    '<item>',
    textElement('title', title),
    textElement('link', url),
    textElement('guid', id, { isPermaLink: 'false' }),
    // RFC 822 with a year of four digits.
    published === null ? '' : textElement('pubDate', published.toUTCString()),
    textElement('description', text),
    '</item>',
  ].join('');

/** A feed as RSS 2.0, with its own address (RSS Best Practices Profile). */
export function toRss({ title, description, home, self, items }: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    textElement('title', title),
    textElement('link', home),
    textElement('description', description),
    textElement('language', 'nl-BE'),
    element('atom:link', [], { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...items.map(rssItem),
    '</channel></rss>',
  ];
  return `${lines.join('\n')}\n`;
}
