import { describe, expect, it } from 'vitest';
import { fitSize, imageAddress, originalAddress, renditions } from './image-address.ts';

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
    const widths = renditions(picture, 1).map(({ width }) => width);
    expect(widths.at(-1)).toBe(828);
    expect(renditions({ ...picture, width: 10, height: 10 }, 1)).toHaveLength(1);
  });
});
