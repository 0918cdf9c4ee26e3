import type { Block } from '@inktvis/content';
import type { Place, Shown } from '../entry.ts';

/** The newsletter with the words of the editor. */
export const prepareNewsletter =
  (block: Block<'newsletter_form'>) =>
  ({ ornaments }: Place): Shown => ({ kind: 'newsletter', props: { block, ornaments } });
