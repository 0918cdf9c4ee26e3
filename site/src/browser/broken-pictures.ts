/** Shows the block of paper with words in place of a picture that could not be fetched (`ui/text/CutCorner.tsx`). */
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
