import { spawnSync } from 'node:child_process';
import type { Feed, FeedItem } from '../rss.ts';

export const anItem = (values: Partial<FeedItem> = {}): FeedItem => ({
  id: 'urn:uuid:0a604261-e770-5b3a-972f-cf6e8e0990e4',
  url: 'https://inktvis.example/nieuws/strips-op-de-kade',
  title: 'Strips op de kade',
  text: 'Zes tekenaars, zes muren langs de Leie.',
  published: new Date('2024-09-20T06:18:00Z'),
  ...values,
});

export const aFeed = (items: readonly FeedItem[] = [anItem()], values: Partial<Feed> = {}): Feed => ({
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
export function readRss(rss: string): ReadRss {
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', ['-c', READ], {
    input: rss,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
