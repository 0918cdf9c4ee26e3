import type { Block, RichTextNode } from '@inktvis/content';
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

const base = <const N extends string>(type: N) => ({ type, id: `een-${type}`, editable: undefined });

export const aText = (...text: RichTextNode[]): Block<'rich_text'> => ({ ...base('rich_text'), text });

export const aQuote = (over: Partial<Block<'quote'>> = {}): Block<'quote'> => ({
  ...base('quote'),
  text: 'Hij leerde zijn volk lezen.',
  work: '',
  writerName: 'Guido Gezelle',
  writerRole: '',
  writerImage: null,
  shouldFloat: false,
  ...over,
});

export const anImage = (over: Partial<Block<'image'>> = {}): Block<'image'> => ({
  ...base('image'),
  image: aPicture(),
  caption: '',
  shouldFloat: false,
  ...over,
});

export const aSection = (over: Partial<Block<'text_image_section'>> = {}): Block<'text_image_section'> => ({
  ...base('text_image_section'),
  title: 'De boekenbus komt naar je toe',
  description: '',
  links: [],
  image: aPicture(),
  large: false,
  reverse: false,
  beside: null,
  ...over,
});

export const anAccordion = (title: string, ...text: RichTextNode[]): Block<'accordion'> => ({
  ...base('accordion'),
  title,
  items: ['Is er vestiaire?', 'Waar eet ik?'].map((question) => ({
    ...base('accordion_item'),
    title: question,
    text,
  })),
});

export const aHighlight = (): Block<'experience_highlight'> => ({
  ...base('experience_highlight'),
  title: 'Hier wil je bij zijn',
  articles: [1, 2, 3].map((number) => anExperience({}, `activiteiten/beleving-${number}`)),
  cta: null,
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
