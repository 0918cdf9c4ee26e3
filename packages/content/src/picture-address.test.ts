import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CROPS,
  cropAddress,
  fitSize,
  imageAddress,
  isPictureAddress,
  originalAddress,
  type Ratio,
  readAssetAddress,
  renditions,
} from './picture-address.ts';

const picture = { path: '1001/1600x1066/abc123/leiebrug.webp', width: 1600, height: 1066, focus: null };

describe('the address of an image', () => {
  it('asks our own server for the size in webp at quality 75', () => {
    expect(imageAddress(picture, { width: 640, height: 427 })).toBe(
      '/beeld/1001/1600x1066/abc123/leiebrug.webp/m/640x427/filters:quality(75):format(webp)',
    );
  });

  it.each([
    ['in steps of a sixteenth of the side that is cut', '390x20:410x40', 64, '400x533:401x534'],
    ['of the other side when the crop is wider', '390x20:410x40', 128, '800x0:801x1'],
    ['on the picture when the box of the editor is not', '9000x0:9001x1', 64, '1599x533:1600x534'],
  ])('crops around the focus that the editor set, %s', (_how, focus, width, expected) => {
    const size = { width, height: 64 };
    const address = imageAddress({ ...picture, focus }, size);
    expect(address.slice(address.indexOf('focal'))).toBe(`focal(${expected})`);
    expect(imageAddress({ ...picture, focus: expected }, size)).toBe(address);
  });

  it('names no focus where nothing is cut', () => {
    expect(imageAddress({ ...picture, focus: '10x20:30x40' }, { width: 640, height: 427 })).not.toContain(
      'focal',
    );
  });

  it.each(['1:1', '2:1', '16:9'] as const)('has 17 forms at most for a size of a picture in %s', (shape) => {
    const box = fc.record({ x: fc.nat(1599), y: fc.nat(1065), width: fc.nat(399), height: fc.nat(399) });
    const addresses = new Set<string>();
    for (const { x, y, width, height } of fc.sample(box, { seed: 7, numRuns: 1000 })) {
      const focus = `${x}x${y}:${x + width}x${y + height}`;
      const { src } = renditions({ ...picture, focus }, shape)[5] ?? {};
      expect(src && isPictureAddress(src)).toBe(true);
      addresses.add(src ?? '');
    }
    expect(addresses.size).toBeLessThanOrEqual(17);
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
  const size = (text: string) => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  };
  it.each([
    ['800x600', '8000x8000', '800x600'],
    ['8000x4000', '9000x9000', '4000x2000'],
    ['200x5000', '9000x9000', '160x4000'],
    ['1000x1000', '500x2000', '500x500'],
  ])(
    '%s from %s becomes %s: at most 4000, never larger than the source, ratio kept',
    (wanted, source, fits) => {
      expect(fitSize(size(wanted), size(source))).toEqual(size(fits));
    },
  );

  it('offers only widths the source can fill at the ratio of the crop', () => {
    const widths = renditions(picture, '1:1').map(({ width }) => width);
    expect(widths.at(-1)).toBe(828);
    const specified = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
    const large = { ...picture, path: '1001/4000x4000/abc/groot.webp', width: 4000, height: 4000 };
    expect(renditions(large, '1:1').map(({ width }) => width)).toEqual(specified);
    expect(renditions({ ...picture, width: 10, height: 10 }, '1:1')).toHaveLength(1);
  });

  it.each([
    [600, 'whole', 640, '640x0 600w'],
    [600, 'whole', 300, '384x0 384w, 640x0 600w'],
    [4000, 'whole', 5000, '3840x0 3840w'],
  ] as const)('of one of %d px that states no size, %s, from %d on: %s', (width, shape, least, expected) => {
    const unstated = { path: '1001/abc/oud.jpg', width, height: (width * 2) / 3, focus: null };
    const chosen = renditions(unstated, shape, least).map((one) => `${one.src.split('/')[6]} ${one.width}w`);
    expect(chosen.join(', ')).toBe(expected);
  });
});

describe('an address of the asset store', () => {
  const sized = (path: string) => ({ path, width: 4, height: 3 });
  const unsized = (path: string) => ({ path, width: 0, height: 0 });
  it.each([
    ['https://a.storyblok.com/f/1001/4x3/abc/hal.webp', sized('1001/4x3/abc/hal.webp')],
    ['//a-us.storyblok.com/f/1001/4x3/abc/hal.webp?v=1', sized('1001/4x3/abc/hal.webp')],
    ['https://s3.amazonaws.com/a.storyblok.com/f/1001/4x3/abc/hal.jpg', sized('1001/4x3/abc/hal.jpg')],
    ['https://a.storyblok.com/f/1001/x/abc/logo.svg', unsized('1001/x/abc/logo.svg')],
    ['https://a.storyblok.com/f/1001/0x0/abc/logo.svg', unsized('1001/0x0/abc/logo.svg')],
    ['https://a.storyblok.com/f/1001/abc/hal.jpg#deel', unsized('1001/abc/hal.jpg')],
    ['https://a.storyblok.com/f/1001/abc/-scan.jfif', unsized('1001/abc/-scan.jfif')],
    ['https://a.storyblok.com/f/1001/4x3/abc/hal.heic', null],
    ['https://a.storyblok.com/f/1001/4x3/abc/hal.tiff', null],
    [`https://a.storyblok.com/f/1001/4x3/abc/${'h'.repeat(300)}.jpg`, null],
    ['https://elders.be/hal.webp', null],
    ['https://a.storyblok.com/f/1001/../abc/hal.jpg', null],
    ['/f/1001/4x3/abc/hal.webp', null],
  ])('%s is read', (address, source) => {
    expect(readAssetAddress(address)).toEqual(source);
  });
});

describe('the server passes on', () => {
  const unsized = { path: '1001/x/abc/oud.jpg', width: 0, height: 0, focus: null };
  const learnt = { path: '1001/abc/oud.jpg', width: 4000, height: 3000, focus: '1x1:2x2' };
  const tiny = { ...learnt, width: 3, height: 2 };
  const focused = { ...picture, focus: '10x20:30x40' };
  const small = { ...picture, path: '1001/90x77/abc/klein%20beeld.jpg', width: 90, height: 77 };
  const jfif = { ...picture, path: '1001/1600x1066/abc/-scan.JFIF' };

  it.each([picture, focused, small, jfif, unsized, learnt, tiny])(
    'every address that a page writes of %j',
    (one) => {
      const shapes: Ratio[] = ['whole', '1:1', '5:4', '4:3', '3:2', '16:9', '2:1'];
      const written = [
        ...shapes.flatMap((shape) => [0, 100, 5000].flatMap((least) => renditions(one, shape, least))),
        ...Object.keys(CROPS).map((crop) => ({ src: cropAddress(one, crop as keyof typeof CROPS) })),
      ];
      expect(written.map(({ src }) => src).filter((src) => !isPictureAddress(src))).toEqual([]);
    },
  );

  it.each(['x/', '', '100x100/'])('drawings as they are: %j', (size) => {
    expect(isPictureAddress(`/beeld/1001/${size}abc/plan.svg`)).toBe(true);
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
    // Nothing is cut.
    `${start}/m/640x427/filters:quality(75):format(webp):focal(400x533:401x534)`,
    // Not on a step, not the pixel itself, written in another way.
    `${start}/m/640x640/filters:quality(75):format(webp):focal(401x533:402x534)`,
    `${start}/m/640x640/filters:quality(75):format(webp):focal(390x20:410x40)`,
    `${start}/m/640x640/filters:quality(75):format(webp):focal(400x534:401x535)`,
    `${start}/m/640x640/filters:quality(75):format(webp):focal(0400x533:401x534)`,
    `${start}/m/640x427/smart/filters:quality(75):format(webp)`,
    `${start}/m/640x427/filters:watermark(http://evil.example/x.png)`,
    '/beeld/1001/1600x1066/abc123/leiebrug.exe',
    '/beeld/1001/1600x1066/abc123/a/leiebrug.svg',
    `${start}?x=1`,
    // Of a picture without a size in its address only the fixed widths, and no other height.
    '/beeld/1001/x/abc/oud.jpg/m/641x0/filters:quality(75):format(webp):no_upscale()',
    '/beeld/1001/x/abc/oud.jpg/m/640x428/filters:quality(75):format(webp):no_upscale()',
    '/beeld/1001/x/abc/oud.jpg/m/640x0/filters:quality(75):format(webp)',
    '/beeld/1001/0x0/abc/oud.jpg',
    '',
  ])('not %s', (address) => expect(isPictureAddress(address)).toBe(false));
});
