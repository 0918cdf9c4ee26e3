import type { Block, RichTextNode } from '@inktvis/content';
import { emptyBlock } from '@inktvis/content/testing';
import { aDay } from '@inktvis/programme/testing/stories';
import type { Place } from '../entry.ts';

/** Blocks, and what they are made of, with what a test cares about laid over them. */

type Mark = Extract<RichTextNode, { type: 'text' }>['marks'][number];
export const words = (text: string, ...marks: Mark[]): RichTextNode => ({ type: 'text', text, marks });
export const paragraph = (...children: RichTextNode[]): RichTextNode => ({
  type: 'paragraph',
  children,
});
export const heading = (level: number, text: string): RichTextNode => ({
  type: 'heading',
  level,
  children: [words(text)],
});

export const aText = (...text: RichTextNode[]): Block<'rich_text'> => ({ ...emptyBlock('rich_text'), text });

export const aQuote = (over: Partial<Block<'quote'>> = {}): Block<'quote'> => ({
  ...emptyBlock('quote'),
  text: 'Hij leerde zijn volk lezen.',
  writerName: 'Guido Gezelle',
  ...over,
});

export const anAccordion = (title: string, ...text: RichTextNode[]): Block<'accordion'> => ({
  ...emptyBlock('accordion'),
  title,
  items: ['Is er vestiaire?', 'Waar eet ik?'].map((question) => ({
    ...emptyBlock('accordion_item'),
    title: question,
    text,
  })),
});

export const days = [26, 27, 28].map((day) => aDay({ date: `2024-10-${day}` }, `programma/dag-${day}`));

/** First on a white page. */
export const aPlace: Place = {
  surface: 'white',
  floats: false,
  headingAbove: 1,
  sectionIds: [],
  dropCap: false,
  ornaments: true,
};
