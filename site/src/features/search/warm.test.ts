import { ok } from '@inktvis/foundation/result';
import { aPage, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { readSearchIndex } from './search-index.ts';
import { warmSearch } from './warm.ts';

const now = at('2024-10-26 10:05');

/** Sources that note what they are asked for. */
function startSources() {
  const asked: string[] = [];
  const findable = ok([{ story: aPage({ title: 'Praktisch' }), text: 'Parkeren' }]);
  const sources = {
    content: {
      findable: async () => {
        asked.push('stories');
        return findable;
      },
    },
    events: {
      known: async () => {
        asked.push('tours');
        return [];
      },
    },
  };
  return { asked, sources };
}

test('visitors go first before each step', async () => {
  const { asked, sources } = startSources();
  await warmSearch(sources, now, async () => void asked.push('breathe'));
  const index = ['stories', 'tours'];
  expect(asked).toEqual(['breathe', 'tours', 'breathe', 'stories', 'breathe', ...index, 'breathe', ...index]);
});

test('who searches while it waits for visitors is answered', async () => {
  const { sources } = startSources();
  const { promise, resolve } = Promise.withResolvers<void>();
  const warmed = warmSearch(sources, now, () => promise);
  const read = await readSearchIndex(sources, now);
  expect(read.ok && read.value.find('parkeren').total).toBe(1);
  resolve();
  await warmed;
});
