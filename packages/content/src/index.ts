/** The content model: what an editor can make, and how the site sees it. Nothing here fetches or needs a server. */
export {
  type Block,
  type BlockName,
  type BodyBlockName,
  type BodyNode,
  type Content,
  type Experience,
  type FestivalDay,
  isOut,
  isUnlisted,
  newsDate,
  type PageTypeName,
  type SlideName,
  type Story,
  type TypeName,
} from './domain.ts';
export type { Link } from './kit/link.ts';
export type { Picture } from './kit/picture.ts';
export type { PageColour, Seo } from './kit/plugins.ts';
export type { RichTextMark, RichTextNode } from './kit/rich-text.ts';
export { BODY_BLOCKS, bodyBlockDefinitions } from './model/body-blocks.ts';
