import type { BlockProps } from '../entry.ts';
import { RichText } from './RichText.tsx';

/** The text block of a body. */
export const RichTextBlock = ({ block, place }: BlockProps<'rich_text'>) => (
  <RichText nodes={block.text} headingAbove={place.headingAbove} dropCap={place.dropCap} />
);
