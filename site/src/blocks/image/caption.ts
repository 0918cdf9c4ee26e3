import type { Picture } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';

/** The words under a picture: the editor's caption, then who made it. `''` when there is nothing to say. */
export function captionOf(caption: string, picture: Picture | null): string {
  const credit = picture?.copyright
    ? `${fill(messages.blocks.image_credit, { copyright: picture.copyright })}`
    : '';
  const sentence = caption && credit && !/[.!?…]$/.test(caption) ? `${caption}.` : caption;
  return [sentence, credit && !/[.!?…]$/.test(credit) ? `${credit}.` : credit].filter(Boolean).join(' ');
}
