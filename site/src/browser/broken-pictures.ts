/**
 * Shows, where a picture could not be fetched, the block of paper with words that is there when there is no picture
 * (`ui/text/CutCorner.tsx`, requirements D10).
 */
const show = (image: HTMLImageElement): void =>
  image.closest('[data-words]')?.setAttribute('data-broken', '');

// Errors of pictures do not bubble.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) show(target);
  },
  true,
);
for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0) show(image);
}
