/** The field kinds of the model, one file each; definitions write `f.text({ label: 'Titel' })`. */
export { block, blocks, body } from './fields/blocks.ts';
export { choice, choices, choicesFrom } from './fields/choice.ts';
export { colour, PAGE_COLOURS, type PageColour } from './fields/colour.ts';
export { day, moment } from './fields/date.ts';
export { type Link, link } from './fields/link.ts';
export { type Picture, picture } from './fields/picture.ts';
export { flag, number } from './fields/primitives.ts';
export { stories, story } from './fields/relation.ts';
export { richText } from './fields/rich-text.ts';
export { type Seo, seo } from './fields/seo.ts';
export { text, textarea } from './fields/text.ts';
