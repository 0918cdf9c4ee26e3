import type { ContentClient } from '@inktvis/content/client';
import { aNewsArticle, at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { aContext, listingWith } from '../testing/context.ts';
import { readNewsFeed } from './feed.ts';

async function feedOf(...items: ReturnType<typeof aNewsArticle>[]) {
  const asked: unknown[] = [];
  const give = listingWith({ news_article: items });
  const listing: ContentClient['listing'] = (type, page) => {
    asked.push(type, page);
    return give(type, page);
  };
  const context = aContext({ listing }, '/nieuws.xml');
  const read = await readNewsFeed(context);
  if (!read.ok) throw new Error(read.error.message);
  return { feed: read.value, asked };
}

const article = aNewsArticle({ title: 'De boeken\u00adbus', intro: 'Achttien dorpen.' });

describe('the news as a feed', () => {
  test('is the first page of what is out today, with absolute addresses', async () => {
    const { feed, asked } = await feedOf(article);
    expect(asked).toEqual(['news_article', { page: 1, perPage: 24, today: '2024-10-26' }]);
    expect(feed).toMatchObject({
      title: 'Nieuws van Inktvis',
      home: 'https://inktvis.example/nieuws',
      self: 'https://inktvis.example/nieuws.xml',
    });
    expect(feed.items[0]).toMatchObject({
      id: `urn:uuid:${article.uuid}`,
      url: 'https://inktvis.example/nieuws/leeszetel',
      title: 'De boekenbus',
      text: 'Achttien dorpen.',
    });
  });

  test('an article is of its day in Brussels, at the hour it was made when that was on its day', async () => {
    const made = at('2024-10-18 09:30');
    const { feed } = await feedOf(
      article,
      { ...article, createdAt: made, publishedAt: at('2024-10-20 12:00') },
      { ...article, createdAt: at('2024-09-01 12:00') },
      { ...article, createdAt: made, content: { ...article.content, date: null } },
    );
    expect(feed.items.map(({ published }) => published)).toEqual([
      at('2024-10-18 00:00'),
      made,
      at('2024-10-18 00:00'),
      made,
    ]);
  });

  test('an article without words has at least its title', async () => {
    const { feed } = await feedOf(aNewsArticle({ title: 'Kaal' }));
    expect(feed.items[0]?.text).toBe('Kaal');
  });

  test('news that cannot be read is an error', async () => {
    expect(await readNewsFeed(aContext({}))).toMatchObject({ ok: false });
  });
});
