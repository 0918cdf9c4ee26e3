/** The content model: what an editor can make, and how the site sees it. Nothing here fetches or touches a server. */
export { BODY_BLOCKS } from './blocks/body.ts';
export { bodyBlockDefinitions, slideDefinitions } from './blocks/index.ts';
export type {
  Block,
  BlockName,
  BodyBlockName,
  BodyNode,
  Content,
  PageTypeName,
  SlideName,
  Story,
  TypeName,
} from './domain.ts';
export { isOut } from './is-out.ts';
export type { Link, PageColour, Picture, Seo } from './kit/fields.ts';
export type { ContentProblem } from './kit/problems.ts';
export type { BrokenBlock } from './kit/read.ts';
export type { RichTextMark, RichTextNode } from './kit/rich-text.ts';
export { pageTypeDefinitions } from './types/index.ts';
