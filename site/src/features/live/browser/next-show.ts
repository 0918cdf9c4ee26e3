import type { LiveSlide } from '../live-data.ts';

/** The slides that are shown, where they begin, and how many shows there were: another number is built anew. */
export type Show = { readonly slides: readonly LiveSlide[]; readonly start: number; readonly number: number };

/** Goes on at the slide that was about to come, if that is still there. */
export function nextShow({ slides, number }: Show, coming: readonly LiveSlide[], index: number): Show {
  const id = slides[index]?.id;
  const start = Math.max(
    0,
    coming.findIndex((slide) => slide.id === id),
  );
  return { slides: coming, start, number: number + 1 };
}

export const isSameShow = (one: readonly LiveSlide[], other: readonly LiveSlide[]): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
