import { DISPLAY } from '../fonts/faces.ts';
import { cutToWidth, measureIn, wrapEvenly } from './wrap.ts';

/** One size in which a title may stand: px, and the height of a line in parts of it. */
export type TitleStep = { readonly size: number; readonly leading: number };

export type FittedTitle = TitleStep & { readonly lines: readonly string[] };

const MOST_LINES = 4;
export const TITLE_TRACKING = -0.03;

/**
 * A title in the first of the steps in which it fits: at most four lines, no higher than the room, no word torn
 * (requirements D11). In the last step it is cut instead.
 */
export function fitTitle(
  title: string,
  room: { readonly width: number; readonly height: number },
  steps: readonly TitleStep[],
): FittedTitle {
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const measure = measureIn(DISPLAY, step.size, TITLE_TRACKING);
    const most = Math.max(1, Math.min(MOST_LINES, Math.floor(room.height / (step.size * step.leading))));
    const { lines, torn } = wrapEvenly(title, room.width, measure);
    if (lines.length <= most && !torn) return { ...step, lines };
    if (!isLast) continue;
    if (lines.length <= most) return { ...step, lines };
    const kept = lines.slice(0, most);
    const end = cutToWidth(kept.at(-1) ?? '', room.width, measure, true);
    return { ...step, lines: [...kept.slice(0, -1), end] };
  }
  return { size: 0, leading: 1, lines: [] };
}
