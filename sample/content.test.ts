import { globSync, readFileSync } from 'node:fs';
import { BODY_BLOCKS } from '@inktvis/content';
import { expect, test } from 'vitest';

const contentOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')).content;
const stories = `${import.meta.dirname}/content/stories`;
const picturesOf = (folder: string) =>
  globSync(`${stories}/${folder}/*.json`).map((file): string => contentOf(file).image?.filename);

test('no picture is that of a bookshop and of an article', () => {
  const ofArticles = picturesOf('nieuws');
  expect(picturesOf('boekhandels').filter((one) => ofArticles.includes(one))).toEqual([]);
});

test('the page alle-blokken shows every block', () => {
  const body: readonly { component: string }[] = contentOf(`${stories}/alle-blokken.json`).body;
  const shown = new Set(body.map(({ component }) => component));
  expect(BODY_BLOCKS.filter((name) => !shown.has(name))).toEqual([]);
});
