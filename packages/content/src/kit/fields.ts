/** The field kinds of the model, one file each; definitions write `f.text({ label: 'Titel' })`. */
export { blocks, block, body } from './fields/blocks.ts';
export { choice, choices, choicesFrom } from './fields/choice.ts';
export { colour, PAGE_COLOURS, type PageColour } from './fields/colour.ts';
export { day, moment } from './fields/date.ts';
export { link, type Link } from './fields/link.ts';
export { picture, type Picture } from './fields/picture.ts';
export { flag, number } from './fields/primitives.ts';
export { stories, story } from './fields/relation.ts';
export { richText } from './fields/rich-text.ts';
export { seo, type Seo } from './fields/seo.ts';
export { text, textarea } from './fields/text.ts';
