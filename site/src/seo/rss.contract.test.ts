import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Feed, type FeedItem, toRss } from './rss.ts';

const anItem = (values: Partial<FeedItem> = {}): FeedItem => ({
  id: 'urn:uuid:0a604261-e770-5b3a-972f-cf6e8e0990e4',
  url: 'https://inktvis.example/nieuws/strips-op-de-kade',
  title: 'Strips op de kade',
  text: 'Zes tekenaars, zes muren langs de Leie.',
  published: new Date('2024-09-20T06:18:00Z'),
  ...values,
});

const aFeed = (items: readonly FeedItem[] = [anItem()], values: Partial<Feed> = {}): Feed => ({
  title: 'Nieuws van Inktvis',
  description: 'De nieuwste berichten van Inktvis.',
  home: 'https://inktvis.example/nieuws',
  self: 'https://inktvis.example/nieuws.xml',
  items,
  ...values,
});

const READ = `
import json, sys
from email.utils import parsedate_to_datetime
from xml.etree import ElementTree
root = ElementTree.fromstring(sys.stdin.buffer.read())
channel = root.find('channel')
fields = lambda one: {child.tag: child.text or '' for child in one if len(child) == 0}
items = [fields(item) for item in channel.iter('item')]
own = channel.find('{http://www.w3.org/2005/Atom}link').attrib['href']
for item in items:
    if 'pubDate' in item:
        item['publishedMs'] = parsedate_to_datetime(item['pubDate']).timestamp() * 1000
json.dump({'version': root.attrib['version'], 'own': own, 'channel': fields(channel), 'items': items}, sys.stdout)
`;

type ReadRss = {
  readonly version: string;
  readonly own: string;
  readonly channel: Readonly<Record<string, string>>;
  /** `publishedMs`: when it was published, in ms since the epoch. */
  readonly items: readonly {
    readonly [name: string]: string | number | undefined;
    readonly publishedMs?: number;
  }[];
};

/** Reads a feed with another parser, that of Python. */
function readRss(rss: string): ReadRss {
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', ['-c', READ], {
    input: rss,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** What XML 1.0 can hold (production 2, Char). */
const isPossible = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  const isControl = code < 0x20 && ![0x9, 0xa, 0xd].includes(code);
  return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};
const asXmlHolds = (text: string): string =>
  Array.from(text.toWellFormed(), (character) => (isPossible(character) ? character : ' ')).join('');

const nasty = fc.constantFrom('<', '>', '&', '"', "'", ']]>', '<![CDATA[', '&amp;', '<!--', '\r', '\0', '🦑');
const text = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.string()), { maxLength: 8 })
  .map((parts) => parts.join(''));

describe('the news as RSS, read by another parser', () => {
  test('has its fields where readers expect them', () => {
    const rss = readRss(toRss(aFeed([anItem(), anItem({ published: null })])));
    expect([rss.version, rss.own]).toEqual(['2.0', 'https://inktvis.example/nieuws.xml']);
    expect(rss.channel).toMatchObject({
      title: 'Nieuws van Inktvis',
      link: 'https://inktvis.example/nieuws',
      language: 'nl-BE',
    });
    expect(rss.items[0]).toMatchObject({
      title: 'Strips op de kade',
      link: 'https://inktvis.example/nieuws/strips-op-de-kade',
      guid: 'urn:uuid:0a604261-e770-5b3a-972f-cf6e8e0990e4',
      description: 'Zes tekenaars, zes muren langs de Leie.',
      publishedMs: Date.parse('2024-09-20T06:18:00Z'),
    });
    expect(rss.items[1]).not.toHaveProperty('pubDate');
  });

  test('without news it is an empty feed', () => {
    expect(readRss(toRss(aFeed([]))).items).toEqual([]);
  });

  test('whatever an editor writes arrives as written', () => {
    const written = fc.sample(fc.record({ title: text, text, id: text, url: text }), 500);
    const self = 'https://inktvis.example/nieuws.xml?a="<&>';
    const rss = readRss(toRss(aFeed(written.map(anItem), { self })));
    expect(rss.own).toBe(self);
    expect(rss.items.map(({ title, description, guid, link }) => [title, description, guid, link])).toEqual(
      written.map((item) => [item.title, item.text, item.id, item.url].map(asXmlHolds)),
    );
  });
});
