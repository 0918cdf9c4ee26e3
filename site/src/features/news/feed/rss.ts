import { element, textElement } from '@inktvis/foundation/xml';
import type { Feed, FeedItem } from './feed.ts';

/** RFC 822 with a year of four digits, as RSS 2.0 wants it. */
const rfc822 = (moment: Date | null): string | null => moment?.toUTCString() ?? null;

/** An element with text; `''` when there is none to say. */
const optionalElement = (name: string, text: string | null): string =>
  text === null ? '' : textElement(name, text);

const rssItem = ({ id, url, title, text, published }: FeedItem): string =>
  [
    '<item>',
    textElement('title', title),
    textElement('link', url),
    textElement('guid', id, { isPermaLink: 'false' }),
    optionalElement('pubDate', rfc822(published)),
    textElement('description', text),
    '</item>',
  ].join('');

/** The moment of the newest change; null for a feed without dates. */
function lastChange(items: readonly FeedItem[]): Date | null {
  const times = items.flatMap(({ published, updated }) => (updated ?? published)?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** A feed as RSS 2.0, with its own address as the best practices profile asks. */
export function toRss({ title, description, language, home, self, items }: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    textElement('title', title),
    textElement('link', home),
    textElement('description', description),
    textElement('language', language),
    element('atom:link', [], { href: self, rel: 'self', type: 'application/rss+xml' }),
    optionalElement('lastBuildDate', rfc822(lastChange(items))),
    ...items.map(rssItem),
    '</channel></rss>',
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}
