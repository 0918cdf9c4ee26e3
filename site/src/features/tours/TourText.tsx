import type { RichTextNode } from '@inktvis/content';
import { RichText } from '../../blocks/rich-text/RichText.tsx';

type TourTextProps = {
  readonly paragraphs: readonly string[];
  readonly lang?: string;
  /** Opens with a large letter. */
  readonly dropCap: boolean;
};

const paragraph = (text: string): RichTextNode => ({
  type: 'paragraph',
  align: null,
  children: text
    .split('\n')
    .flatMap((line, index): RichTextNode[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      { type: 'text', text: line, marks: [] },
    ]),
});

/** The description of an event: plain text from elsewhere, dressed as ours. */
export const TourText = ({ paragraphs, lang, dropCap }: TourTextProps) =>
  paragraphs.length === 0 ? null : (
    <div lang={lang}>
      <RichText nodes={paragraphs.map(paragraph)} dropCap={dropCap} />
    </div>
  );
