import { describe, expect, it } from 'vitest';
import {
  CROPS,
  cropAddress,
  fitSize,
  imageAddress,
  isPictureAddress,
  originalAddress,
  type Ratio,
  renditions,
} from './picture-address.ts';

const picture = { path: '1001/1600x1066/abc123/leiebrug.webp', width: 1600, height: 1066, focus: null };

describe('the address of an image', () => {
  it('asks our own server for the size in webp at quality 75', () => {
    expect(imageAddress(picture, { width: 640, height: 427 })).toBe(
      '/beeld/1001/1600x1066/abc123/leiebrug.webp/m/640x427/filters:quality(75):format(webp)',
    );
  });

  it('crops around the focus when the editor set one', () => {
    expect(imageAddress({ ...picture, focus: '10x20:30x40' }, { width: 64, height: 64 })).toBe(
      '/beeld/1001/1600x1066/abc123/leiebrug.webp/m/64x64/filters:quality(75):format(webp):focal(10x20:30x40)',
    );
  });

  it('leaves an svg as it is', () => {
    const drawing = { ...picture, path: '1001/100x100/abc/plan.svg' };
    expect(imageAddress(drawing, { width: 50, height: 50 })).toBe(originalAddress(drawing));
  });

  it.each([
    [{ quality: 0 }, 'filters:quality(0):format(webp)'],
    [{ quality: 140 }, 'filters:quality(100):format(webp)'],
    [{ blur: -3 }, 'filters:blur(0):quality(75):format(webp)'],
    [{ brightness: -140 }, 'filters:quality(75):brightness(-100):format(webp)'],
    [{ rotate: 90 }, 'filters:quality(75):rotate(90):format(webp)'],
    [{ rotate: 45 }, 'filters:quality(75):format(webp)'],
    [{ format: 'jpeg' }, 'filters:quality(75):format(jpeg)'],
    [{ format: 'tiff' }, 'filters:quality(75)'],
  ])('clamps or drops filters outside their range: %j', (filters, expected) => {
    expect(imageAddress(picture, { width: 64, height: 64 }, filters).split('/').at(-1)).toBe(expected);
  });
});

describe('the size of an image', () => {
  it.each([
    [
      { width: 800, height: 600 },
      { width: 8000, height: 8000 },
      { width: 800, height: 600 },
    ],
    [
      { width: 8000, height: 4000 },
      { width: 9000, height: 9000 },
      { width: 4000, height: 2000 },
    ],
    [
      { width: 200, height: 5000 },
      { width: 9000, height: 9000 },
      { width: 160, height: 4000 },
    ],
    [
      { width: 1000, height: 1000 },
      { width: 500, height: 2000 },
      { width: 500, height: 500 },
    ],
  ])(
    '%j from %j becomes %j: at most 4000, never larger than the source, ratio kept',
    (wanted, source, expected) => {
      expect(fitSize(wanted, source)).toEqual(expected);
    },
  );

  it('offers only widths the source can fill at the ratio of the crop', () => {
    const widths = renditions(picture, '1:1').map(({ width }) => width);
    expect(widths.at(-1)).toBe(828);
    expect(renditions({ ...picture, width: 10, height: 10 }, '1:1')).toHaveLength(1);
  });
});

describe('the server passes on', () => {
  const focused = { ...picture, focus: '10x20:30x40' };
  const small = { ...picture, path: '1001/90x77/abc/klein%20beeld.jpg', width: 90, height: 77 };

  it.each([picture, focused, small])('every address that a page writes of %j', (one) => {
    const shapes: Ratio[] = ['whole', '1:1', '5:4', '4:3', '3:2', '16:9', '2:1'];
    const written = [
      ...shapes.flatMap((shape) => [0, 100, 5000].flatMap((least) => renditions(one, shape, least))),
      ...Object.keys(CROPS).map((crop) => ({ src: cropAddress(one, crop as keyof typeof CROPS) })),
    ];
    expect(written.map(({ src }) => src).filter((src) => !isPictureAddress(src))).toEqual([]);
  });

  it('drawings as they are', () => {
    expect(isPictureAddress('/beeld/1001/100x100/abc/plan.svg')).toBe(true);
  });

  const start = '/beeld/1001/1600x1066/abc123/leiebrug.webp';
  it.each([
    start,
    `${start}/m/`,
    `${start}/m/641x427/filters:quality(75):format(webp)`,
    `${start}/m/640x428/filters:quality(75):format(webp)`,
    `${start}/m/640x0/filters:quality(75):format(webp)`,
    `${start}/m/4000x2665/filters:quality(75):format(webp)`,
    `${start}/m/640x427/filters:quality(100):format(webp)`,
    `${start}/m/640x427/filters:quality(75):format(avif)`,
    `${start}/m/640x427/filters:blur(5):quality(75):format(webp)`,
    `${start}/m/640x427/filters:quality(75):format(webp):focal(10x20:30x4000)`,
    `${start}/m/640x427/filters:quality(75):format(webp):focal(30x20:10x40)`,
    `${start}/m/640x427/filters:quality(75):format(webp):focal(010x20:30x40)`,
    `${start}/m/640x427/smart/filters:quality(75):format(webp)`,
    `${start}/m/640x427/filters:watermark(http://evil.example/x.png)`,
    '/beeld/1001/1600x1066/abc123/leiebrug.exe',
    '/beeld/1001/1600x1066/abc123/a/leiebrug.svg',
    `${start}?x=1`,
    '',
  ])('not %s', (address) => expect(isPictureAddress(address)).toBe(false));
});
