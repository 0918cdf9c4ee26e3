import type { Block, BodyNode, RichTextNode } from '@inktvis/content';
import { describe, expect, it } from 'vitest';
import { flattenBody } from './gather.ts';

const words = (text: string): RichTextNode => ({
  type: 'paragraph',
  align: null,
  children: text ? [{ type: 'text', text, marks: [] }] : [],
});
const quote: Block<'quote'> = {
  type: 'quote',
  id: 'q',
  editable: undefined,
  text: 'Hij leerde zijn volk lezen.',
  work: '',
  writerName: '',
  writerRole: '',
  writerImage: null,
  shouldFloat: true,
};
const text = (...nodes: RichTextNode[]): Block<'rich_text'> => ({
  type: 'rich_text',
  id: 't',
  editable: undefined,
  text: nodes,
});
const outline = (body: readonly BodyNode[]) => body.map((node) => `${node.type} ${node.id}`);

describe('blocks inside a text', () => {
  it('stand between the two halves of the text', () => {
    const flat = flattenBody([text(words('voor'), { type: 'blocks', blocks: [quote] }, words('na'))]);
    expect(outline(flat)).toEqual(['rich_text t', 'quote q', 'rich_text t-2']);
  });

  it('leave no empty text behind at either end', () => {
    const flat = flattenBody([text(words(''), { type: 'blocks', blocks: [quote, quote] }, words(''))]);
    expect(outline(flat)).toEqual(['quote q', 'quote q']);
  });

  it('keep the note about one that could not be read', () => {
    const broken = {
      type: 'broken',
      id: 'b',
      editable: undefined,
      component: 'weerbericht',
      problems: [],
    } as const;
    expect(outline(flattenBody([text({ type: 'blocks', blocks: [broken] })]))).toEqual(['broken b']);
  });

  it('end at a depth, however often a text holds a text', () => {
    let nested = text(words('diep'));
    for (let depth = 0; depth < 50; depth++)
      nested = text(words('tekst'), { type: 'blocks', blocks: [nested] });
    expect(flattenBody([nested]).length).toBe(3);
  });

  it('do not touch other blocks', () => {
    expect(flattenBody([quote])).toEqual([quote]);
  });
});
