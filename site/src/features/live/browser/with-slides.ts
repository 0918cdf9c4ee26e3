import type { LiveData } from '../live-data.ts';

/** Slides that could not be read, or that stayed the same, are those there were: the show goes on. */
export function withSlides(data: LiveData, before: LiveData): LiveData {
  const isSame = data.slides === null || JSON.stringify(data.slides) === JSON.stringify(before.slides);
  return isSame ? { ...data, slides: before.slides } : data;
}
