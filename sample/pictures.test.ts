import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const picturesOf = (folder: string) =>
  globSync(`${import.meta.dirname}/content/stories/${folder}/*.json`).map(
    (file): string => JSON.parse(readFileSync(file, 'utf8')).content.image?.filename,
  );

test('no picture is that of a bookshop and of an article', () => {
  const ofArticles = picturesOf('nieuws');
  expect(picturesOf('boekhandels').filter((one) => ofArticles.includes(one))).toEqual([]);
});
