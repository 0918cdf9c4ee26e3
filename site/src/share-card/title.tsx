import { SOFT_HYPHEN, withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import type { ReactElement, ReactNode } from 'react';
import { DISPLAY } from './fonts.ts';
import { layOut, measureTexts } from './lay-out.tsx';

/** A size in which a title may be set: in px, and the height of a line in em. */
export type TitleStep = { readonly size: number; readonly leading: number };

const MAX_LINES = 4;
/** In em. */
const TRACKING = -0.03;

type TitleProps = TitleStep & {
  readonly text: string;
  /** A word is wider than the slot. */
  readonly isTorn: boolean;
  /** Lines after which the text is cut; undefined if it fits. */
  readonly maxLines?: number | undefined;
};

/** Lines of about equal length, unless words have to be broken or the text is cut. */
function wrapping({ isTorn, maxLines }: Pick<TitleProps, 'isTorn' | 'maxLines'>) {
  if (maxLines === undefined && !isTorn) return { textWrap: 'balance' } as const;
  return { overflowWrap: 'break-word', ...(maxLines !== undefined && { lineClamp: maxLines }) } as const;
}

const Title = ({ text, size, leading, ...fit }: TitleProps) => (
  <div
    style={{
      display: 'block',
      width: '100%',
      fontFamily: DISPLAY,
      fontSize: size,
      lineHeight: leading,
      letterSpacing: size * TRACKING,
      ...wrapping(fit),
    }}
  >
    {text}
  </div>
);

/**
 * Breaks a word of more than `max` em at its soft hyphens, with a visible hyphen: satori does not draw one. `widest` is
 * the part that cannot be broken.
 */
function hyphenate(word: string, ems: (part: string) => number, max: number) {
  const whole = withoutSoftHyphens(word);
  if (ems(whole) <= max) return { text: whole, widest: ems(whole) };
  const parts: { text: string; width: number }[] = [];
  for (const text of word.split(SOFT_HYPHEN)) {
    const last = parts.at(-1);
    const width = ems(text);
    if (last && last.width + width + ems('-') <= max) {
      last.text += text;
      last.width += width;
    } else parts.push({ text, width });
  }
  return {
    text: parts.map(({ text }) => text).join('-'),
    widest: Math.max(...parts.map(({ width }) => width)),
  };
}

/** The text as it is set in a step; torn if a word has to be broken where no hyphen belongs. */
function inStep(text: string, { size, leading }: TitleStep, width: number, ems: (part: string) => number) {
  const words = text.split(' ').map((word) => hyphenate(word, ems, width / size));
  return {
    size,
    leading,
    text: words.map((word) => word.text).join(' '),
    isTorn: words.some(({ widest }) => widest * size > width),
  };
}

type Slot = {
  /** In px. */
  readonly width: number;
  /** The layout around a title; its height is that of the element with the key `title`. */
  readonly around: (title: ReactNode) => ReactElement;
};

/**
 * A title in the first of the steps in which it fits: in the height of its slot, on at most four lines, with no word
 * broken where no hyphen belongs (requirements D11). In the last step it is cut instead.
 */
export async function fitTitle(
  text: string,
  { width, around }: Slot,
  steps: readonly TitleStep[],
): Promise<ReactElement<TitleProps> | null> {
  const words = text.split(' ');
  const measured = new Set([
    ...words.map(withoutSoftHyphens),
    ...words.flatMap((word) => word.split(SOFT_HYPHEN)),
    '-',
  ]);
  const ems = await measureTexts([...measured], DISPLAY, TRACKING);
  const titles = steps.map((step) => inStep(text, step, width, ems));
  const { sizes } = await layOut(
    <div style={{ display: 'flex' }}>
      {around(null)}
      {titles.map((title) => (
        <div key={`size ${title.size}`} style={{ display: 'flex', position: 'absolute', width }}>
          <Title {...title} />
        </div>
      ))}
    </div>,
  );
  const height = sizes.get('title')?.height ?? 0;
  const fitted = titles.map((title) => {
    const lineHeight = title.size * title.leading;
    const maxLines = Math.max(1, Math.min(MAX_LINES, Math.floor(height / lineHeight)));
    const lines = Math.round((sizes.get(`size ${title.size}`)?.height ?? 0) / lineHeight);
    return { ...title, maxLines: lines > maxLines ? maxLines : undefined };
  });
  const chosen = fitted.find(({ maxLines, isTorn }) => maxLines === undefined && !isTorn) ?? fitted.at(-1);
  return chosen ? <Title {...chosen} /> : null;
}
