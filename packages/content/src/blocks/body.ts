import { f } from '../kit/index.ts';

/** Names of the blocks a page's body may hold; `index.ts` in this folder defines each of them. */
export const BODY_BLOCKS = [
  'accordion',
  'rich_text',
  'embed',
  'quote',
  'call_to_action',
  'video',
  'image',
  'image_carousel',
  'newsletter_form',
  'program_grid',
  'article_grid',
  'experience_highlight',
  'text_image_section',
  'form',
  'date_strip',
] as const;

/** The body field that every page-like content type shares. */
export const body = () => f.body(BODY_BLOCKS, { label: 'Inhoud' });
