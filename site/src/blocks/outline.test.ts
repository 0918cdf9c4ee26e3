import type { RichTextNode } from '@inktvis/content';
import { describe, expect, it } from 'vitest';
import { alignHeadings } from './outline.ts';
import { heading } from './testing/blocks.ts';

const headings = (given: readonly number[]) => given.map((level) => heading(level, 'Kop'));
const levels = (nodes: readonly RichTextNode[]) =>
  nodes.map((node) => (node.type === 'heading' ? node.level : 0));

describe('headings of a text', () => {
  it.each([
    ['start at h2, whatever the editor chose', 1, [4, 4], [2, 3]],
    ['never make a second h1', 1, [1, 2], [2, 2]],
    ['skip no level on the way down', 1, [2, 5, 6, 6], [2, 3, 4, 5]],
    ['may climb back at once', 1, [2, 3, 4, 2], [2, 3, 4, 2]],
    ['go on from the heading before the text', 2, [3, 4], [3, 4]],
  ])('%s', (_, above, given, expected) => {
    const { nodes, last } = alignHeadings(headings(given), above);
    expect(levels(nodes)).toEqual(expected);
    expect(last).toBe(expected.at(-1));
  });

  it('are left out when nothing is in them', () => {
    expect(alignHeadings([{ type: 'heading', level: 2, children: [] }], 1)).toEqual({ nodes: [], last: 1 });
  });

  it('stay under the question they answer', () => {
    expect(levels(alignHeadings(headings([2, 3, 2]), 3, 4).nodes)).toEqual([4, 5, 4]);
  });
});
