import type { Block, RichTextNode } from '@inktvis/content';
import { emptyBlock } from '@inktvis/content/testing';
import { aDay, anExperience, aPicture } from '@inktvis/programme/testing/stories';
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

export const anImage = (over: Partial<Block<'image'>> = {}): Block<'image'> => ({
  ...emptyBlock('image'),
  image: aPicture(),
  ...over,
});

export const aSection = (over: Partial<Block<'text_image_section'>> = {}): Block<'text_image_section'> => ({
  ...emptyBlock('text_image_section'),
  title: 'De boekenbus komt naar je toe',
  image: aPicture(),
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

export const aHighlight = (): Block<'experience_highlight'> => ({
  ...emptyBlock('experience_highlight'),
  title: 'Hier wil je bij zijn',
  articles: [1, 2, 3].map((number) => anExperience({}, `activiteiten/beleving-${number}`)),
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
