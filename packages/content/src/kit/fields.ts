/** The kinds of fields; definitions write `f.text({ label: 'Titel' })`. */
export { block, blocks, body, richText } from './blocks.ts';
export { link, shopAddress, webAddress } from './link.ts';
export { picture } from './picture.ts';
export { colour, seo } from './plugins.ts';
export { stories, story } from './references.ts';
export { choice, choices, choicesFrom, day, euro, flag, instant, number, text, textarea } from './values.ts';
