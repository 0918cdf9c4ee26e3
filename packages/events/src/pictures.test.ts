import { expect, test } from 'vitest';
import { pictureAddress, pictureSizes, readPictureAddress } from './pictures.ts';
import { uuidOf } from './testing/wire-event.ts';

const slug = uuidOf(1);

test.each(['wide', 'square', 'share'] as const)('every address of a %s picture is read back', (shape) => {
  for (const size of pictureSizes(shape)) {
    expect(readPictureAddress(pictureAddress(slug, size))).toEqual({ slug, size });
  }
});

test.each([
  `/toerbeeld/${slug}/641x427`,
  `/toerbeeld/${slug}/4000x4000`,
  `/toerbeeld/${slug}/640x427/`,
  `/toerbeeld/${slug}`,
  '/toerbeeld//640x427',
  '/toerbeeld/../640x427',
  `/beeld/${slug}/640x427`,
])('%s is not the address of a picture', (path) => {
  expect(readPictureAddress(path)).toBeNull();
});
