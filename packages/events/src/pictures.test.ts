import { describe, expect, test } from 'vitest';
import {
  pictureAddress,
  pictureSizes,
  readImageAddress,
  readPictureAddress,
  resizedImageAddress,
} from './pictures.ts';
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

describe('the address of a picture', () => {
  const origins = ['https://images.uitdatabank.be', 'http://127.0.0.1:4323'];
  test.each([
    ['https://images.uitdatabank.be/a.jpeg', 'https://images.uitdatabank.be/a.jpeg'],
    ['http://images.uitdatabank.be/a.jpeg', 'https://images.uitdatabank.be/a.jpeg'],
    ['//images.uitdatabank.be/a.jpeg?width=1#x', 'https://images.uitdatabank.be/a.jpeg'],
    ['http://127.0.0.1:4323/images/a.webp', 'http://127.0.0.1:4323/images/a.webp'],
    ['http://127.0.0.1:80/a.webp', null],
    ['http://169.254.169.254/latest', null],
    ['https://images.uitdatabank.be@evil.example/a.jpeg', null],
    ['https://user@images.uitdatabank.be/a.jpeg', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['/a.jpeg', null],
    ['https://[', null],
    ['', null],
  ])('%s', (raw, address) => {
    expect(readImageAddress(raw, origins)).toBe(address);
  });

  test('asks for a size', () => {
    expect(resizedImageAddress('https://images.uitdatabank.be/a.jpeg', { width: 800, height: 449.6 })).toBe(
      'https://images.uitdatabank.be/a.jpeg?width=800&height=450&crop=auto',
    );
  });
});
